// Everything an operator does to tables, as the trail names it: an act is written by one of these names alone.
export const tablesActs = [
	"table set",
	"table paused",
	"table resumed",
	"round void asked for",
	"round voided",
	"round void refused",
	"round void taken back",
	"round void lapsed",
] as const;

export type TablesAct = (typeof tablesActs)[number];
