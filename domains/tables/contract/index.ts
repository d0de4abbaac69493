// The calls of the tables, and the events of their tickets.
export { cutShoe } from "./endpoints/cut-shoe.ts";
export { enterTable } from "./endpoints/enter-table.ts";
export { listOwnTableBets } from "./endpoints/list-own-table-bets.ts";
export { listShoes } from "./endpoints/list-shoes.ts";
export { listTables } from "./endpoints/list-tables.ts";
export { placeTableBet } from "./endpoints/place-table-bet.ts";
export { readShoe } from "./endpoints/read-shoe.ts";
export { type TableBetEvent, type TableTicketEvent, tableTicketEvent } from "./events.ts";
export type { ShoeProof, TableSeen, TableTicket } from "./models.ts";
export { tableRoom } from "./room.ts";
export { tableVendor } from "./vendors.ts";
