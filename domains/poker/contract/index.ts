// The calls and the room of poker.
export { enterPoker } from "./endpoints/enter-poker.ts";
export { listPokerHands, readPokerHand } from "./endpoints/list-poker-hands.ts";
export { listPokerTables } from "./endpoints/list-poker-tables.ts";
export { openPokerTable } from "./endpoints/open-poker-table.ts";
export { sitAtPoker } from "./endpoints/sit-at-poker.ts";
export { waitForSeat } from "./endpoints/wait-for-seat.ts";
export { type CardProof, handRecord, type LobbyTable } from "./models.ts";
export { pokerRoom } from "./room.ts";
export { pokerVendor } from "./vendors.ts";
