/** What Confirm would do now, in words. */

import type { Choice, Table } from '../../protocol'
import { go } from '../../route.svelte'
import { t } from '../../words.svelte'
import type { Session } from '../session/session.svelte'

export type Confirmation = {
  label: string
  /** What it means, in a few words. */
  note?: string
  /** Nothing: there is nothing to confirm. */
  run?: () => void
  hinted?: boolean
}

type Page = { seated: boolean; rematch: () => void; goOn: () => void }

export function confirmation(session: Session, table: Table, page: Page): Confirmation {
  const { picker, playback, decisions } = session
  if (!table.live) {
    return { label: table.ended ? t('replay-end') : t('replay-live'), run: () => session.replay.leave() }
  }
  if (playback.pendingSteps > 0) return { label: t('skip'), run: () => playback.skip() }
  if (session.outbox.slow) return { label: t('sending') }
  if (table.over) return atEnd(session, page)
  if (table.stopped) return page.seated ? { label: t('go-on'), run: page.goOn } : { label: t('prompt-stopped') }
  if (table.deciding === null) return waiting(table, page.seated)
  const { offers } = session
  const ready = picker.chosen ?? picker.previewed
  if (ready) {
    return {
      label: labelOf(session, ready),
      note: session.meaning,
      run: () => decisions.decide(ready),
      hinted: session.hints.choice === ready,
    }
  }
  const shortcut = picker.shortcut === null ? undefined : table.shortcuts[picker.shortcut]
  if (shortcut) return { label: shortcut.label, run: () => decisions.decideInTurn(shortcut.actions) }
  // Something half chosen comes first: it is never dropped by ending the turn.
  if (picker.path.length > 0) return { label: t('confirm-further'), note: '' }
  const plan = session.plan.current
  if (plan) {
    const run = session.plan.pending ? undefined : () => decisions.decideInTurn(plan.actions)
    return { label: plan.label, note: plan.note, run }
  }
  const bid = offers.bid?.choice
  if (bid) {
    const hinted = session.hints.choice === bid && session.hints.amount === picker.amount
    const note = session.ghosts.ofAction(picker.actionOf(bid))?.means
    return { label: labelOf(session, bid), note, run: () => decisions.decide(bid), hinted }
  }
  if (offers.closing) {
    const { choice } = offers.closing
    const { label } = choice
    const note = choice.note || (table.drafted > 0 ? t('confirm-drafted', { count: table.drafted }) : undefined)
    return { label, note, run: () => decisions.decide(choice), hinted: session.hints.choice === choice }
  }
  return { label: t('confirm-choose') }
}

function atEnd(session: Session, { seated, rematch }: Page): Confirmation {
  const next = session.nextMatch
  if (next) return { label: t('rematch-join'), run: () => go(`/table/${next}`) }
  return seated ? { label: t('rematch'), run: rematch } : { label: t('phase-over') }
}

function waiting(table: Table, seated: boolean): Confirmation {
  const names = table.to_act.map((seat) => table.seats[seat]?.name ?? '').join(', ')
  const chosen = seated && table.seats.some((seat) => seat.mine && seat.ready)
  return { label: chosen ? t('confirm-waiting', { names }) : t('confirm-their-turn', { names, count: table.to_act.length }) }
}

/** The label of a choice, with the number that belongs to it. */
function labelOf({ picker, ghosts }: Session, choice: Choice): string {
  const { amount, label } = choice
  const quick = amount?.quick.find(({ number }) => number === picker.amount)
  const said = quick?.label ?? ghosts.ofAction(picker.actionOf(choice))?.label
  if (!amount) return said || label
  // Until the server has said what any other number decides.
  return said || t('confirm-amount', { label, n: picker.amount * amount.unit })
}
