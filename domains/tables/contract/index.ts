// The calls of the tables, and the events of their tickets.

export type { DeskRound, DeskTable, DeskTableTicket, TableReturn, WaitingRoundVoid } from "./desk-models.ts";
export { askTableRoundVoid } from "./endpoints/ask-table-round-void.ts";
export { cutShoe } from "./endpoints/cut-shoe.ts";
export { decideTableRoundVoid } from "./endpoints/decide-table-round-void.ts";
export { enterTable } from "./endpoints/enter-table.ts";
export { listDeskTables } from "./endpoints/list-desk-tables.ts";
export { listOwnTableBets } from "./endpoints/list-own-table-bets.ts";
export { listShoes } from "./endpoints/list-shoes.ts";
export { listTableResults } from "./endpoints/list-table-results.ts";
export { listTableRoundTickets } from "./endpoints/list-table-round-tickets.ts";
export { listTableRounds } from "./endpoints/list-table-rounds.ts";
export { listTables } from "./endpoints/list-tables.ts";
export { moveAtTable } from "./endpoints/move-at-table.ts";
export { pauseDeskTable } from "./endpoints/pause-desk-table.ts";
export { placeTableBet } from "./endpoints/place-table-bet.ts";
export { readShoe } from "./endpoints/read-shoe.ts";
export { readTableReturns } from "./endpoints/read-table-returns.ts";
export { readTableRound } from "./endpoints/read-table-round.ts";
export { setDeskTable } from "./endpoints/set-desk-table.ts";
export { setTableVideo } from "./endpoints/set-table-video.ts";
export { takeBackTableRoundVoid } from "./endpoints/take-back-table-round-void.ts";
export { takeTableSeat } from "./endpoints/take-table-seat.ts";
export { type TableBetEvent, type TableTicketEvent, tableTicketEvent } from "./events.ts";
export type { ShoeProof, TableSeen, TableTicket } from "./models.ts";
export { type TablesAct, tablesActs } from "./operator-acts.ts";
export { tableRoom } from "./room.ts";
export { tableVendor } from "./vendors.ts";
