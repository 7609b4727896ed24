"""What a game tells Rotonde about itself, one part for each who asks.

| part | who asks |
|---|---|
| `GameInfo` | everybody: plain data |
| `Rules` | the table |
| `Visibility` | the table, exports and bots: what a seat may know |
| `Notation` | files, tests and puzzles: positions as text |
| `Presentation` | the server and notebooks: pictures, boards, how the match stands |
| `Help` | the server: what helps a player to decide, and what is told at the end |
| `Inputs` | the server: amounts, forms, auctions |
| `BotKnowledge` | bots and hints |
| `Encoding` | environments: actions and views as numbers |
| `DataSources` | the shell: where each figure comes from |
"""
