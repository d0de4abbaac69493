// The calls of the house's instant games, and the events of their rounds.
export { betOriginal } from "./endpoints/bet-original.ts";
export { cashOutOriginal } from "./endpoints/cash-out-original.ts";
export { enterOriginal } from "./endpoints/enter-original.ts";
export { readSeeds } from "./endpoints/read-seeds.ts";
export { rotateSeeds } from "./endpoints/rotate-seeds.ts";
export { stepOriginal } from "./endpoints/step-original.ts";
export { originalEvent } from "./events.ts";
export { type OriginalRound, originalRound, type PlayedOriginal, type SeedsView } from "./models.ts";
