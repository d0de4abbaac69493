// What plays, groups, rows and grades are called, and their rules as sentences: put together from what the plays say of
// themselves, so that a sentence never says more or less than is played.
import {
	familyOfPlay,
	type Grade,
	labelOf,
	type Play,
	type PlayGroup,
	type Row,
	type Sentence,
} from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import { pickName } from "./pick-names.ts";

type Say = ReturnType<typeof useLotteryText>;

const groups = [
	...["All5", "First4", "Last4", "First3", "Middle3", "Last3", "First2", "Last2"],
	...["FixedPlace", "Any", "AnyCode", "AnyShow", "Dragon_Tiger"],
	...["AnySets", "Bankers", "Front", "Front3", "Front2", "Fun", "TopSum", "DiceSum", "Forms", "DiceShown"],
	...["SumPlays", "Forms28", "Adjacent", "PlaceByPlace", "PowerBall", "Ladder"],
	...["Special", "Waves", "Signs", "Seven", "Normals", "NoneDrawn"],
	...["VNLo", "VNXien", "VNTruot", "VNSpecial", "VNFirst", "VNHead"],
	...["SEATop", "SEASets", "SEAFour"],
] as const;
const placeSets = ["01234", "0123", "1234", "012", "123", "234", "01", "34", "4"] as const;
/** Ends of other numbers than five digits, and what they are called by. */
const otherPlaces: Readonly<Record<string, (typeof placeSets)[number] | "firstPrize">> = {
	"45": "34",
	"345": "234",
	"89": "firstPrize",
	"910": "firstPrize",
};
const sides = ["big", "small", "odd", "even"] as const;
const grades = [
	...(["hit", "last5", "last4", "last3", "last2", "last1", "pair", "different"] as const),
	...(["dragon", "tiger", "tie", "triple", "straight", "push"] as const),
	...(["ownSign", "otherSign", "twoOfThree", "threeOfThree", "bothNormal", "withSpecial"] as const),
	...(["orders24", "orders12", "orders6", "orders4"] as const),
	...(["first", "second", "third", "starter", "consolation"] as const),
];
const duels = ["dragon", "tiger", "tie"] as const;
const forms = ["triple", "straight", "pair", "halfStraight", "other"] as const;
const twoSides = ["bigOdd", "bigEven", "smallOdd", "smallEven"] as const;

/** How a row shows its values. */
type Shown = Pick<Row, "symbols" | "texts">;

const among = <Word extends string>(words: readonly Word[], word: string): Word | undefined =>
	words.find((each) => each === word);

export type PlayWords = {
	readonly group: (group: Pick<PlayGroup, "code">) => string;
	/** The name of the group that a play stands in. */
	readonly groupOf: (play: Play) => string;
	readonly play: (play: Play) => string;
	readonly row: (row: Row) => string;
	readonly value: (value: number, row: Shown) => string;
	readonly grade: (grade: Pick<Grade, "code">, play: Pick<Play, "rows">) => string;
	/** What wins, in a sentence. */
	readonly rule: (play: Play) => string;
};

export function usePlayWords(): PlayWords {
	const say = useLotteryText();
	return {
		group: (group) => groupName(say, group),
		groupOf: (play) =>
			groupName(say, familyOfPlay(play).groups.find(({ plays }) => plays.includes(play)) ?? { code: "" }),
		play: (play) => playName(say, play),
		row: ({ label }) => say(`row.${label}`),
		value: (value, row) => valueName(say, value, row),
		grade: ({ code }, play) => gradeName(say, code, play),
		rule: ({ says, typed }) => `${ruleOf(say, says)}${typed ? ` ${say("rule.typed")}` : ""}`,
	};
}

/** A place of a result, from 0. */
export function usePlaceName(): (place: number) => string {
	const say = useLotteryText();
	return (place) => say(`row.${labelOf(place)}`);
}

function groupName(say: Say, { code }: Pick<PlayGroup, "code">): string {
	const known = among(groups, code);
	return known === undefined ? code : say(`group.${known}`);
}

const placesOf = (say: Say, places: readonly number[]): string => {
	const known = among(placeSets, places.join("")) ?? otherPlaces[places.join("")];
	return known === undefined ? places.map((place) => place + 1).join(", ") : say(`places.${known}`);
};

function playName(say: Say, { says, typed, grades, rows }: Play): string {
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
			return numberPlayName(say, says, rows[0]?.values ?? []);
	}
}

const shownPlaces = (places: readonly number[]): string => `${(places[0] ?? 0) + 1}–${(places.at(-1) ?? 0) + 1}`;

/** Of plays on numbers and dice. Where a family has the same for several places, they are said. */
function numberPlayName(say: Say, says: Sentence, values: readonly number[]): string {
	switch (says.sentence) {
		case "anySets":
		case "coverSets":
		case "bankerSets":
			return say("play.anyPlaces", { take: says.take });
		case "shownSets":
		case "signsAmong":
		case "signsHold":
		case "allNormal":
		case "noneDrawn":
		case "tailsAmong":
		case "tailsMissing":
			return say(`play.${says.sentence}`, { take: says.take });
		case "bankerNormals":
			return say("play.allNormal", { take: says.take });
		case "prizesAny":
			return say(`play.prizesAny.${says.set}`, { orders: says.orders });
		case "lots":
			return say(`play.lots.${says.set}`, figuresOfLots(says));
		case "wholeLots":
			return say("play.wholeLots", figuresOfLots(says));
		case "run":
			return say(`play.run.${says.set}`);
		case "prizes":
		case "prizesBox":
			return say(`play.${says.sentence}.${says.set}`);
		case "front":
			return say("play.front", { take: says.places.length });
		case "frontGroup":
			return say("play.comboOfTwo");
		case "fixedNumbers":
			return `${say("play.fixed")} ${shownPlaces(says.places)}`;
		case "fixedSides":
			return `${say("play.sides")} ${shownPlaces(says.places)}`;
		case "test":
		case "placeTest":
			return testName(say, says, values);
		case "straight":
		case "combo":
		case "anyPlaces":
		case "codes":
		case "shown":
		case "duel":
			return "";
		default:
			return say(`play.${says.sentence}`);
	}
}

type Test = Extract<Sentence, { sentence: "test" | "placeTest" }>;

function testName(say: Say, { test, places }: Test, values: readonly number[]): string {
	switch (test) {
		case "sumOf":
			return `${say("play.sum")} ${shownPlaces(places)}`;
		case "sumSides":
			return `${say("play.sides")} ${shownPlaces(places)}`;
		case "sumTwoSides":
		case "sumBoth":
		case "specialBoth":
			return say("play.twoSides");
		case "specialHalves":
		case "tailHalves":
			return say("play.sides");
		case "specialColour":
			return say("play.sumColour");
		case "sumHalves":
			return say(values.length === 2 ? "play.oddEven" : "play.sides");
		case "duelOf":
			return places.map((place) => place + 1).join(" : ");
		case "spanOf":
			return say("play.span");
		case "formOf":
			return say("play.forms");
		default:
			return say(`play.${test}`);
	}
}

/** Of a pick with a prize of its own it is the pick. */
function gradeName(say: Say, code: Grade["code"], { rows }: Pick<Play, "rows">): string {
	const [, value] = /^v([0-9]+)$/.exec(code) ?? [];
	if (value !== undefined) return valueName(say, Number(value), rows[0] ?? { symbols: "digit" });
	const [, ways] = /^w([0-9]+)$/.exec(code) ?? [];
	if (ways !== undefined) return say("grade.ways", { ways });
	const known = among(grades, code);
	return known === undefined ? code : say(`grade.${known}`);
}

function ruleOf(say: Say, says: Sentence): string {
	if (says.sentence === "run") return say(`rule.run.${says.set}`);
	if (says.sentence === "prizes" || says.sentence === "prizesBox") return say(`rule.${says.sentence}.${says.set}`);
	if (says.sentence === "prizesAny") return say(`rule.prizesAny.${says.set}`, { orders: says.orders });
	if (says.sentence === "lots") return say(`rule.lots.${says.set}`, figuresOfLots(says));
	if (says.sentence !== "test" && says.sentence !== "placeTest")
		return say(`rule.${says.sentence}`, figuresOf(say, says));
	const [left = 0, right = 0] = says.places.map((place) => place + 1);
	if (says.test === "duelOf") return say("rule.duel", { left, right });
	return say(`rule.test.${says.test}`, { places: shownPlaces(says.places), big: says.big ?? 0 });
}

function valueName(say: Say, value: number, { symbols, texts }: Shown): string {
	switch (symbols) {
		case "side":
			return say(`side.${sides[value] ?? "big"}`);
		case "duel":
			return say(`grade.${duels[value] ?? "tie"}`);
		case "form":
			return say(`grade.${forms[value] ?? "pair"}`);
		case "twoSides":
			return say(`twoSides.${twoSides[value] ?? "bigOdd"}`);
		case "tail":
			return String(value).padStart(2, "0");
		case "text":
			return texts?.[value] ?? String(value);
		case "triple":
			return String(value).repeat(3);
		case "double":
			return String(value).repeat(2);
		default:
			return pickName(say, value, symbols) ?? String(value);
	}
}

const figuresOfLots = ({ places, lots }: Extract<Sentence, { sentence: "lots" | "wholeLots" }>) => ({
	digits: places.length,
	lots: lots.length,
});

function figuresOf(say: Say, says: Sentence): Readonly<Record<string, string | number>> {
	const places = placesOf(say, says.places);
	const count = says.places.length;
	switch (says.sentence) {
		case "combo":
			return { places, count, parts: says.parts.map((part) => say("rule.part", part)).join(", ") };
		case "anyPlaces":
		case "codes":
		case "anySets":
		case "coverSets":
		case "bankerSets":
		case "shownSets":
		case "signsAmong":
		case "signsHold":
		case "allNormal":
		case "bankerNormals":
		case "noneDrawn":
			return { places, count, take: says.take };
		case "wholeLots":
			return figuresOfLots(says);
		case "tailsAmong":
		case "tailsMissing":
			return { take: says.take, lots: says.lots.length };
		case "fixedSides":
			return { places, count, big: says.big };
		case "shown":
			return { places, count, times: says.times };
		case "duel":
			return { places, count, left: (says.places[0] ?? 0) + 1, right: (says.places[1] ?? 0) + 1 };
		default:
			return { places, count };
	}
}
