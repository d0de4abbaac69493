// The calls of the fishing games, their rooms, and the events of their volleys.
export { enterFishing } from "./endpoints/enter-fishing.ts";
export { readFishingSeeds } from "./endpoints/read-fishing-seeds.ts";
export { rotateFishingSeeds } from "./endpoints/rotate-fishing-seeds.ts";
export { sitFishing } from "./endpoints/sit-fishing.ts";
export { type VolleyEvent, volleyEvent } from "./events.ts";
export type { SeedsView } from "./models.ts";
export { type FishingSeen, fishingRoom } from "./room.ts";
export { fishingVendor } from "./vendors.ts";
