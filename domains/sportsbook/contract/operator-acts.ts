// Everything a trader does, as the trail names it: an act is written by one of these names alone.
export const sportsbookActs = [
	"match suspended",
	"match resumed",
	"match terms changed",
	"result asked for",
	"result settled",
	"result refused",
	"result taken back",
	"result lapsed",
	"member factor set",
	"bet accepted",
	"bet reoffered",
	"bet refused",
	"free bet taken back",
] as const;

export type SportsbookAct = (typeof sportsbookActs)[number];
