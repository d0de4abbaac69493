// Everything an operator does to draws, as the trail names it: an act is written by one of these names alone.
export const lotteryActs = [
	"draw void asked for",
	"draw voided",
	"draw void refused",
	"draw void taken back",
	"draw void lapsed",
	"draw result told",
	"draw result confirmed",
	"draw result corrected",
	"draw source set",
	"prize group set",
	"issue bounds set",
	"play limit set",
	"free day set",
] as const;

export type LotteryAct = (typeof lotteryActs)[number];
