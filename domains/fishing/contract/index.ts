// The calls of the fishing games and of their desk, their rooms, and the events of their volleys.
export type { DeskFishTable, DeskRooms, SpeciesReturn } from "./desk-models.ts";
export { enterFishing } from "./endpoints/enter-fishing.ts";
export { listFishReturns } from "./endpoints/list-fish-returns.ts";
export { listFishTables } from "./endpoints/list-fish-tables.ts";
export { listFishingRooms } from "./endpoints/list-fishing-rooms.ts";
export { listFishingSittings } from "./endpoints/list-fishing-sittings.ts";
export { listSittingVolleys } from "./endpoints/list-sitting-volleys.ts";
export { readFishingSeeds } from "./endpoints/read-fishing-seeds.ts";
export { rotateFishingSeeds } from "./endpoints/rotate-fishing-seeds.ts";
export { saveFishingRooms } from "./endpoints/save-fishing-rooms.ts";
export { sitFishing } from "./endpoints/sit-fishing.ts";
export { type VolleyEvent, volleyEvent } from "./events.ts";
export type { SeedsView } from "./models.ts";
export { type FishingAct, fishingActs } from "./operator-acts.ts";
export { type FishingSeen, fishingRoom } from "./room.ts";
export { fishingVendor } from "./vendors.ts";
