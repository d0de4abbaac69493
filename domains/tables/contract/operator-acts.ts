// Everything an operator does to tables, as the trail names it: an act is written by one of these names alone.
export const tablesActs = [
	"table set",
	"good roads named",
	"good roads not named",
	"table paused",
	"table resumed",
	"table handed to a studio",
	"table taken from a studio",
	"round void asked for",
	"round voided",
	"round void refused",
	"round void taken back",
	"round void lapsed",
	"round result asked for",
	"round result agreed",
	"round result refused",
	"round result taken back",
	"round result lapsed",
] as const;

export type TablesAct = (typeof tablesActs)[number];
