// The vendors ("vassalage" in the calls) of the house's sportsbook: sports, launched from an entry of its own, and e-sports.
import { isEsport, type Sport, sports } from "../core/index.ts";

/** The quick-launch provider of the specification. */
export const sportsVendor = "DS88";
export const esportsVendor = "TESSERA_ESPORTS";
export const bookVendors = [sportsVendor, esportsVendor] as const;
export type BookVendor = (typeof bookVendors)[number];

/** The one game of each: the whole book opens. */
export const bookGames = { [sportsVendor]: "SPORTSBOOK", [esportsVendor]: "ESPORTSBOOK" } as const;

export const isBookVendor = (vendor: string): vendor is BookVendor => bookVendors.some((one) => one === vendor);

export const sportsOf = (vendor: BookVendor): readonly Sport[] =>
	sports.filter((sport) => isEsport(sport) === (vendor === esportsVendor));
