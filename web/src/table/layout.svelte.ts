/** How the zones of the table are laid out, by the size of the window. */

import { MediaQuery } from 'svelte/reactivity'

const low = new MediaQuery('(max-height: 480px) and (min-width: 601px)')
const narrow = new MediaQuery('(max-width: 899px)')
const phone = new MediaQuery('(max-width: 600px)')
const slim = new MediaQuery('(max-width: 1180px)')
const middle = new MediaQuery('(max-width: 1180px), (max-height: 799px)')

export const layout = {
  /** A phone held across: no bar, tools behind "More". */
  get low(): boolean {
    return low.current
  },
  /** A phone or a tablet held upright: the desk lies below the table. */
  get upright(): boolean {
    return narrow.current && !low.current
  },
  /** A tablet held upright: as a phone, with room for two columns. */
  get tablet(): boolean {
    return narrow.current && !low.current && !phone.current
  },
  get phone(): boolean {
    return phone.current
  },
  /** Whether the standing line has room for few names. */
  get slim(): boolean {
    return slim.current
  },
  /** Whether the notes have no place of their own. */
  get brief(): boolean {
    return narrow.current || low.current
  },
  /** How many buttons the foot has room for beside Confirm; more of them stand on the desk. */
  get mostInFoot(): number {
    if (phone.current) return 1
    return layout.brief ? 2 : 4
  },
  /** What the player arranged is remembered for each of these. */
  get kind(): string {
    if (low.current) return 'low'
    if (phone.current) return 'phone'
    if (layout.tablet) return 'tablet'
    return middle.current ? 'middle' : 'wide'
  },
}
