// Everything an operator does to promotions, as the trail names it: an act is written by one of these names alone.
export const promotionsActs = [
	"promotion drafted",
	"promotion changed",
	"promotion opened",
	"promotion resumed",
	"promotion paused",
	"promotion ended",
	"free bet given",
	"application looked at",
	"application accepted",
	"application rejected",
	"gift asked for",
	"gift refused",
	"gift taken back",
	"gift lapsed",
] as const;
export type PromotionsAct = (typeof promotionsActs)[number];
