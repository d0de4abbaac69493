// What plays, groups, rows and grades are called, and their rules as sentences: put together from what the plays say of
// themselves, so that a sentence never says more or less than is played.
import {
	type Grade,
	type Play,
	type PlayGroup,
	playGroups,
	type Row,
	type Sentence,
	type Symbols,
} from "../../core/index.ts";
import { useLotteryText } from "../text.ts";

type Say = ReturnType<typeof useLotteryText>;

const groups = [
	...["All5", "First4", "Last4", "First3", "Middle3", "Last3", "First2", "Last2"],
	...["FixedPlace", "Any", "AnyCode", "AnyShow", "Dragon_Tiger"],
] as const;
const placeSets = ["01234", "0123", "1234", "012", "123", "234", "01", "34", "4"] as const;
const sides = ["big", "small", "odd", "even"] as const;
const duels = ["dragon", "tiger", "tie"] as const;
const forms = ["triple", "straight", "pair"] as const;

const among = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
	words.find((each) => each === word);

export type PlayWords = {
	readonly group: (group: Pick<PlayGroup, "code">) => string;
	/** The name of the group that a play stands in. */
	readonly groupOf: (play: Play) => string;
	readonly play: (play: Play) => string;
	readonly row: (row: Row) => string;
	readonly value: (value: number, symbols: Symbols) => string;
	readonly grade: (grade: Pick<Grade, "code">) => string;
	/** What wins, in a sentence. */
	readonly rule: (play: Play) => string;
};

export function usePlayWords(): PlayWords {
	const say = useLotteryText();
	return {
		group: (group) => groupName(say, group),
		groupOf: (play) => groupName(say, playGroups.find(({ plays }) => plays.includes(play)) ?? { code: "" }),
		play: (play) => playName(say, play),
		row: ({ label }) => say(`row.${label}`),
		value: (value, symbols) => valueName(say, value, symbols),
		grade: ({ code }) => say(`grade.${code}`),
		rule: ({ says, typed }) =>
			`${say(`rule.${says.sentence}`, figuresOf(say, says))}${typed ? ` ${say("rule.typed")}` : ""}`,
	};
}

function groupName(say: Say, { code }: Pick<PlayGroup, "code">): string {
	const known = among(groups, code);
	return known === undefined ? code : say(`group.${known}`);
}

const placesOf = (say: Say, places: readonly number[]): string => {
	const known = among(placeSets, places.join(""));
	return known === undefined ? places.map((place) => place + 1).join(", ") : say(`places.${known}`);
};

function playName(say: Say, { says, typed, grades }: Play): string {
	switch (says.sentence) {
		case "straight":
			return says.places.length === 1 ? say("places.4") : say(typed ? "play.typed" : "play.straight");
		case "combo":
			return says.places.length === 2 ? say("play.comboOfTwo") : say("play.combo", { ways: grades[0]?.ways ?? 0 });
		case "anyPlaces":
			return say("play.anyPlaces", { take: says.take });
		case "codes":
			return say("play.codes", { places: placesOf(say, says.places), take: says.take });
		case "shown":
			return say("play.shown", { times: says.times });
		case "duel":
			return says.places.map((place) => place + 1).join(" : ");
		default:
			return say(`play.${says.sentence}`);
	}
}

function valueName(say: Say, value: number, symbols: Symbols): string {
	if (symbols === "side") return say(`side.${sides[value] ?? "big"}`);
	if (symbols === "duel") return say(`grade.${duels[value] ?? "tie"}`);
	return symbols === "form" ? say(`grade.${forms[value] ?? "pair"}`) : String(value);
}

function figuresOf(say: Say, says: Sentence): Readonly<Record<string, string | number>> {
	const places = placesOf(say, says.places);
	const count = says.places.length;
	switch (says.sentence) {
		case "combo":
			return { places, count, parts: says.parts.map((part) => say("rule.part", part)).join(", ") };
		case "anyPlaces":
		case "codes":
			return { places, count, take: says.take };
		case "shown":
			return { places, count, times: says.times };
		case "duel":
			return { places, count, left: (says.places[0] ?? 0) + 1, right: (says.places[1] ?? 0) + 1 };
		default:
			return { places, count };
	}
}
