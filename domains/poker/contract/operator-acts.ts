// Everything an operator does at the tables, as the trail names it: an act is written by one of these names alone.
export const pokerActs = [
	"poker table closed",
	"poker table opened",
	"poker house bots switched on",
	"poker house bots switched off",
	"poker hand revealed",
	"poker tournament started",
	"poker tournament cancelled",
] as const;

export type PokerAct = (typeof pokerActs)[number];
