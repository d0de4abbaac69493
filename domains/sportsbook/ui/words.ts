// What markets, outcomes and moments are called.
import type { EventLine, IncidentView, MarketView } from "../contract/index.ts";
import type { BetKind, Sport } from "../core/index.ts";
import type { useBookText } from "./text.ts";

export type Say = ReturnType<typeof useBookText>;
export type Teams = Pick<EventLine, "home" | "away">;
export type Named = Pick<MarketView, "id" | "code" | "line" | "part">;

/** Names of systems are the field's own in every language. */
const systems = {
	trixie: "Trixie",
	yankee: "Yankee",
	canadian: "Canadian",
	heinz: "Heinz",
	superHeinz: "Super Heinz",
	goliath: "Goliath",
	patent: "Patent",
	lucky15: "Lucky 15",
	lucky31: "Lucky 31",
	lucky63: "Lucky 63",
} as const;

/** What a whole bet is: outcomes of one match as one leg are a bet builder. */
export function betWords(
	say: Say,
	kind: BetKind,
	legs: readonly { readonly more?: readonly unknown[] | undefined }[],
): string {
	const built = legs.length === 1 && (legs[0]?.more ?? []).length > 0;
	return built ? say("builder.title") : kindWords(say, kind, legs.length);
}

export function kindWords(say: Say, { name, sizes }: BetKind, legs: number): string {
	if (name === "single" || name === "combo") return say(`slip.${name}`);
	return name === "choose" ? `${sizes[0]}/${legs}` : systems[name];
}

const halves: ReadonlyMap<number, "half1" | "half2" | "corners" | "cards" | "overtime" | "first5" | "games"> = new Map([
	[187, "games"],
	[189, "games"],
	[219, "overtime"],
	[223, "overtime"],
	[225, "overtime"],
	[406, "overtime"],
	[410, "overtime"],
	[412, "overtime"],
	[274, "first5"],
	[275, "first5"],
	[276, "first5"],
	[60, "half1"],
	[66, "half1"],
	[68, "half1"],
	[81, "half1"],
	[83, "half2"],
	[90, "half2"],
	[162, "corners"],
	[165, "corners"],
	[166, "corners"],
	[136, "cards"],
	[139, "cards"],
]);

const codes = [
	...["1x2", "winner", "drawNoBet", "doubleChance", "asianHandicap", "handicap", "threeWayHandicap", "total"],
	...["homeTotal", "awayTotal", "bothScore", "oddEven", "exactSum", "homeCleanSheet", "awayCleanSheet", "homeToNil"],
	...["awayToNil", "correctScore", "winningMargin", "halfTimeFullTime", "bestHalf", "homeEitherHalf"],
	...["awayEitherHalf", "homeBothHalves", "awayBothHalves", "nth", "last", "resultAndTotal"],
	...["resultAndBothScore", "overtime", "tieBreak", "restOfMatch", "sendingOff", "raceTo", "goalInterval"],
] as const;
const codeOf = (code: string): (typeof codes)[number] => codes.find((one) => one === code) ?? "winner";

/** "1st half: total", "Map 2: winner", "Home FC total". */
export function marketWords(say: Say, { id, code, part }: Named, teams: Teams): string {
	const to = /(?:roundnr|pointnr)=([0-9]+)$/.exec(part ?? "")?.[1] ?? "";
	const name = say(`market.${codeOf(code)}`, { home: teams.home, away: teams.away, number: to });
	const [within, inside, deepest] = part?.split("|") ?? [];
	const [what, number = ""] = within?.split("=") ?? [];
	const game = inside?.startsWith("gamenr=") === true ? inside.split("=")[1] : undefined;
	const point = deepest?.split("=")[1];
	if (game !== undefined)
		return [
			say("period.set", { number }),
			say("period.game", { number: game }),
			...(point === undefined ? [] : [say("period.point", { number: point })]),
		]
			.join(", ")
			.concat(`: ${name}`);
	if (what === "goalnr")
		return code === "nth" ? say("period.goal", { number }) : `${say("period.goal", { number })}: ${name}`;
	if (what === "mapnr") return `${say("period.map", { number })}: ${name}`;
	if (what === "setnr") return `${say("period.set", { number })}: ${name}`;
	if (what === "periodnr") return `${say("period.period", { number })}: ${name}`;
	if (what === "quarternr") return `${say("period.quarter", { number })}: ${name}`;
	if (what === "inningnr") return `${say("period.inning", { number })}: ${name}`;
	const half = halves.get(id);
	return half === undefined ? name : `${say(`period.${half}`)}: ${name}`;
}

const plain = [
	"draw",
	"over",
	"under",
	"yes",
	"no",
	"odd",
	"even",
	"none",
	"other",
	"first",
	"second",
	"equal",
] as const;
const signed = (line: number): string => (line > 0 ? `+${line}` : String(line));
const pairs: Readonly<Record<string, readonly [string, string]>> = {
	homeDraw: ["home", "draw"],
	homeAway: ["home", "away"],
	drawAway: ["draw", "away"],
};

export function outcomeWords(
	say: Say,
	{ outcome, line, code }: { outcome: string } & Pick<MarketView, "line" | "code">,
	teams: Teams,
): string {
	const one = (part: string): string => {
		const word = plain.find((known) => known === part);
		if (word !== undefined) return say(`outcome.${word}`);
		return part === "home" ? teams.home : part === "away" ? teams.away : part;
	};
	const pair = pairs[outcome];
	if (pair !== undefined) return pair.map(one).join(" / ");
	if (code === "goalInterval" && outcome !== "none") return `${Number(outcome) - 14}–${outcome}'`;
	const margin = /^(home|away)([0-9]\+?)$/.exec(outcome);
	if (margin !== null) return `${one(margin[1] ?? "")} ${margin[2]}`;
	const words = outcome.includes("&")
		? outcome.split("&").map(one).join(" & ")
		: outcome.includes("/")
			? outcome.split("/").map(one).join(" / ")
			: one(outcome);
	if (line === undefined) return words;
	if (!code.endsWith("andicap")) return `${words} ${line}`;
	return outcome === "draw"
		? `${words} ${signed(line)}`
		: `${words} ${signed(outcome === "away" && code !== "threeWayHandicap" ? -line || 0 : line)}`;
}

/** The minute of football's clock. */
export const minuteOf = ({ phase, played }: Pick<EventLine, "phase" | "played">): number =>
	Math.floor(played / 60) + (phase === "second" ? 46 : 1);

export function phaseWords(say: Say, event: EventLine | Omit<EventLine, "count" | "markets">): string {
	const { sport, phase, races } = event;
	if (sport === "football")
		return phase === "first" || phase === "second" ? `${minuteOf(event)}'` : say(`phase.${phase}`);
	if (phase !== "playing") return say(`phase.${phase}`);
	if (sport in regular && races.length >= (sport === "hockey" ? regular.hockey : regular.basketball))
		return say("period.extra");
	return say(`period.${partOf(sport)}`, { number: races.length + 1 });
}

/** Segments before overtime. */
const regular = { hockey: 3, basketball: 4 } as const;

function partOf(sport: Sport): "map" | "set" | "period" | "quarter" | "inning" {
	if (sport === "hockey") return "period";
	if (sport === "basketball") return "quarter";
	if (sport === "baseball") return "inning";
	return sport === "volleyball" || sport === "tennis" ? "set" : "map";
}

/** Tennis writes the advantage as 50; no other point that is told goes so far. */
const advantage = 50;
export const calledWord = (points: number): string => (points === advantage ? "A" : String(points));

export function incidentWords(say: Say, { what, side, score }: IncidentView, teams: Teams): string {
	if (what === "point" && side === undefined) return score.join(":");
	if (what === "raceEnd" && side === undefined) return say("told.level", { score: score.join(":") });
	const team = side === undefined ? "" : teams[side];
	return say(`told.${what}`, { team, score: (what === "point" ? score.map(calledWord) : score).join(":") });
}

export const sportWords = (say: Say, sport: Sport): string => say(`sport.${sport}`);

/** "20:35": the hour alone, as today's matches are listed everywhere. */
export function hourOf(moment: number): string {
	const at = new Date(moment);
	return [at.getHours(), at.getMinutes()].map((one) => String(one).padStart(2, "0")).join(":");
}
