// The calls of the house's slot games, and the events of their rounds.
export { doubleUp } from "./endpoints/double-up.ts";
export { enterSlot } from "./endpoints/enter-slot.ts";
export { readPayTable } from "./endpoints/read-pay-table.ts";
export { spinSlot } from "./endpoints/spin-slot.ts";
export { slotEvent } from "./events.ts";
export { type PayTableView, payTableView, type SlotRound, slotRound } from "./models.ts";
export { type SlotVendor, slotVendors } from "./vendors.ts";
