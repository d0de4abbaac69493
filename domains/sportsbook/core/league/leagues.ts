// The house's leagues: simulated, with clubs that do not exist. Their names and colours are the house's own.
import type { Chance } from "#platform/kernel";
import { countBefore } from "../sport/counts/state.ts";
import { footballBefore } from "../sport/football/state.ts";
import { uniform } from "../sport/moment.ts";
import type { Sport } from "../sport/names.ts";
import { raceBefore } from "../sport/races/state.ts";
import { isCountSport, isRaceSport, type LawState } from "../sport/sport.ts";
import { tennisBefore } from "../sport/tennis/state.ts";

export type League = {
	readonly code: string;
	readonly sport: Sport;
	readonly name: string;
	/** Minutes between two kick-offs, and how many after the full ones. */
	readonly every: number;
	readonly offset: number;
	readonly clubs: readonly string[];
};

const towns =
	"Arden Vale,Brackwater,Calder Ford,Dunmere,Eastholm,Fenwick Moor,Graywick,Harrowgate Point,Ivel Cross,Kestrel Bay,Lorne Abbey,Marlow Hythe,Northam Quay,Orrin Heath,Pellbridge,Quarry End";
const coasts =
	"Almora Cliffs,Bryn Harbour,Coral Strand,Dunescape,Ebbtide,Foreland,Gullhaven,Highspit,Islet Nine,Jetty Row,Keelstone,Longreef,Mistral Cove,Northlight,Oyster Bank,Pier Eleven";
const teams =
	"Ashen Owls,Blue Static,Cinder Foxes,Deep Relay,Ember Nine,Frost Vector,Ghost Harbor,Hex Runners,Iron Tide,Jade Circuit,Kilo Wolves,Lumen Forge,Mono Ravens,Nova Drift,Onyx Parade,Pale Comets";
const orders =
	"Amber Court,Briar Order,Crescent Guard,Dusk Legion,Elder Bloom,Fable Kin,Gloom Wardens,Hollow Crown,Ivory Pact,Jasper Oath,Kindled Few,Lotus March,Mirror Sons,Nettle Guild,Opal Choir,Petal Storm";

const ridges =
	"Alder Pass,Boreal Peak,Cedar Gap,Drift Hollow,Elk Ridge,Frostline,Granite Fork,Hemlock Run,Ice Ferry,Juniper Flat,Kodiak Mill,Larch Crossing,Moraine,North Spur,Otter Falls,Pine Lock";
const squares =
	"Arc Street,Bell Yard,Canal Works,Dock Nine,East Foundry,Furnace Row,Gasworks,High Viaduct,Iron Square,Junction City,Kiln Lane,Lamp Quarter,Market Arch,Northline,Old Depot,Press House";
const fields =
	"Amber Flats,Barley Creek,Copper Bend,Dust Valley,Eagle Mesa,Fallow Park,Golden Mill,Hay Landing,Indigo Plains,Jack Hollow,Keel Prairie,Lone Barn,Maple Yard,Nickel Town,Orchard Gate,Plow Station";

const players =
	"A. Lindqvar,B. Okoro-Fell,C. Marchetta,D. Novakei,E. Sandoval-Ruiz,F. Tanabe-Holt,G. Brightwater,H. Ilvanen,I. Castellane,J. Morrowind,K. Dupreval,L. Szaboreth,M. Ferrante-Oak,N. Ashgrove,O. Petrakos,P. Venterly";

const split = (names: string): readonly string[] => names.split(",");

export const leagues: readonly League[] = [
	{ code: "TPL", sport: "football", name: "Tessera Premier", every: 5, offset: 0, clubs: split(towns) },
	{ code: "TCS", sport: "cs2", name: "Tessera Strike Series", every: 5, offset: 2, clubs: split(teams) },
	{ code: "TVL", sport: "volleyball", name: "Tessera Volley League", every: 15, offset: 4, clubs: split(coasts) },
	{ code: "TBL", sport: "basketball", name: "Tessera Court League", every: 15, offset: 9, clubs: split(squares) },
	{ code: "TBB", sport: "baseball", name: "Tessera Diamond League", every: 30, offset: 13, clubs: split(fields) },
	{ code: "TTC", sport: "tennis", name: "Tessera Tennis Circuit", every: 15, offset: 7, clubs: split(players) },
	{ code: "THL", sport: "hockey", name: "Tessera Ice League", every: 15, offset: 2, clubs: split(ridges) },
	{ code: "TLL", sport: "lol", name: "Tessera Rift League", every: 15, offset: 1, clubs: split(orders) },
	{ code: "TVA", sport: "valorant", name: "Tessera Spike Circuit", every: 15, offset: 6, clubs: split(teams) },
	{ code: "TD2", sport: "dota2", name: "Tessera Ancients Cup", every: 15, offset: 11, clubs: split(orders) },
];

export const leagueOf = (code: string): League | undefined => leagues.find((one) => one.code === code);

/** How good a side is this season: what it scores, what it lets the other score. Known to the house alone. */
export type Strength = readonly [attack: number, defence: number];

/** Normal with a deviation of .25, from twelve uniform draws. */
const normal = (chance: Chance): number =>
	(Array.from({ length: 12 }, () => uniform(chance)).reduce((sum, one) => sum + one, 0) - 6) * 0.25;

export const drawStrengths = (clubs: number, chance: Chance): readonly Strength[] =>
	Array.from({ length: clubs }, () => [normal(chance), normal(chance)]);

const footballTerms = { base: 0.12, home: 0.22, rho: -0.06 } as const;
/** What a side's strength makes of one point: rounds are near to even, so that a map is not decided before it begins. */
const pointShare = { volleyball: 0.05, other: 0.09 } as const;

/** How a match stands before it begins: the law's terms from both sides' strengths. */
export function matchBefore(sport: Sport, home: Strength, away: Strength): LawState {
	if (isCountSport(sport))
		return countBefore(sport, {
			home: countTerms[sport](home[0] - away[1] + ownGround),
			away: countTerms[sport](away[0] - home[1]),
		});
	if (sport === "tennis") return tennisBefore([onServe(home, away), onServe(away, home)], "home");
	if (!isRaceSport(sport)) {
		const { base, home: atHome, rho } = footballTerms;
		const mean = (value: number) => Math.min(4, Math.max(0.25, Math.exp(base + value)));
		return footballBefore({ home: mean(atHome + home[0] - away[1]), away: mean(away[0] - home[1]), rho });
	}
	const share = sport === "volleyball" ? pointShare.volleyball : pointShare.other;
	const better = share * (home[0] + home[1] - away[0] - away[1]);
	return raceBefore(sport, Math.min(0.62, Math.max(0.38, 0.5 + better)));
}

/** A point on serve: by how much better the server is than who returns. */
const onServe = (server: Strength, other: Strength): number =>
	Math.min(0.74, Math.max(0.52, 0.62 + 0.04 * (server[0] - other[1])));

const ownGround = 0.1;
const within = (value: number): number => Math.min(1, Math.max(-1, value));

/** Terms of one side from how much better its attack is than the other's defence. */
const countTerms = {
	hockey: (better: number) => [2.8 * Math.exp(0.5 * within(better))],
	basketball: (better: number) => {
		const more = 0.03 * within(better);
		return [0.49 - more, 0.03, 0.355 + more * 0.7, 0.125 + more * 0.3];
	},
	baseball: (better: number) => {
		const more = 0.02 * within(better);
		return [0.69 - more, 0.085, 0.145 + more * 0.6, 0.045 + more * 0.2, 0.005, 0.03 + more * 0.2];
	},
} as const;
