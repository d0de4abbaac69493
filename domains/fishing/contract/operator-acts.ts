// Everything an operator does to the fishing rooms, as the trail names it: an act is written by one of these names alone.
export const fishingActs = ["fishing rooms set"] as const;

export type FishingAct = (typeof fishingActs)[number];
