// Everything an operator does to promotions, as the trail names it: an act is written by one of these names alone.
export const promotionsActs = [
	"promotion resumed",
	"promotion paused",
	"promotion ended",
	"application looked at",
	"application accepted",
	"application rejected",
] as const;
export type PromotionsAct = (typeof promotionsActs)[number];
