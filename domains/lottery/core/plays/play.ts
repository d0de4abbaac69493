// What a play is: what is picked, how many bets that makes, which of them a draw hits, and how likely each grade is.
// A bet ("unit") is judged alone; a ticket holds `count` of them.

/** What was drawn, the first place first. */
export type Digits = readonly number[];

/** Picks by row, ascending and each once; of a typed play each row is one line, its digits in order. */
export type Rows = readonly (readonly number[])[];

/** A place of the result, 0 for the first. */
export type Place = number;

/**
 * What the values of a row stand for: digits or numbers; sums; spans; 0 big 1 small 2 odd 3 even; 0 dragon 1 tiger 2 tie; 0 triple
 * 1 straight 2 pair 3 half straight 4 other; 0 big and odd 1 big and even 2 small and odd 3 small and even; numbers three or two of which
 * are alike; how many; what the texts of the row say, the first for 0; one word of a list each, named in the messages.
 */
export type Symbols =
	| ("digit" | "sum" | "span" | "side" | "duel" | "form" | "twoSides" | "triple" | "double" | "amount" | "text")
	| ("colour" | "element" | "wind" | "level" | "rung" | "path")
	| ("sign" | "signGroup" | "halfWave" | "quarterWave")
	/** Two digits: 7 is "07". */
	| "tail";

export type Row = {
	/** The place it is for; "double" and so on where picks are for digits that come so often; "pick" where there is but one. */
	readonly label: PlaceLabel | "pick" | "banker" | "others" | Repeats;
	readonly symbols: Symbols;
	/** What may be picked, ascending. */
	readonly values: readonly number[];
	readonly least: number;
	readonly most: number;
	/** What each value stands for, where that needs no translation. */
	readonly texts?: readonly string[];
};
export type PlaceLabel =
	| "place1"
	| "place2"
	| "place3"
	| "place4"
	| "place5"
	| "place6"
	| "place7"
	| "place8"
	| "place9"
	| "place10";
export type Repeats = "single" | "double" | "triple" | "quadruple";

/**
 * A prize of its own: `ways` of `of` results bring it to one bet. In `push` more the bet's stake comes back, which the prize is
 * reckoned with; that is a grade as well, `push`, of what it cost.
 */
export type Grade = {
	readonly code: GradeCode;
	readonly ways: number;
	readonly of: number;
	readonly push?: number;
	/** Where one bet has several prizes, the part of its return that is this one's. */
	readonly share?: { readonly parts: number; readonly of: number };
};
export type GradeCode =
	| "hit"
	| "push"
	| ("ownSign" | "otherSign" | "twoOfThree" | "threeOfThree" | "bothNormal" | "withSpecial")
	| "last5"
	| "last4"
	| "last3"
	| "last2"
	| "last1"
	| "pair"
	| "different"
	| "dragon"
	| "tiger"
	| "tie"
	| "triple"
	| "straight"
	/** A line of four digits, by how many orders it has. */
	| ("orders24" | "orders12" | "orders6" | "orders4")
	/** Of a board of four digits. */
	| ("first" | "second" | "third" | "starter" | "consolation")
	/** Of the pick with this value, where each has a prize of its own. */
	| `v${number}`
	/** Of a bet that so many results win. */
	| `w${number}`;

/** What a result is tested for, where each pick is a test of its own: named in the messages (`rule.test.<name>`). */
export type TestName =
	| "oddCount"
	| "middle"
	| "sumOf"
	| "sumSides"
	| "sumTwoSides"
	| "duelOf"
	| "notShown"
	| "spanOf"
	| "triple"
	| "double"
	| "formOf"
	| ("sumHalves" | "sumHalvesTie" | "sumHalvesKill" | "sumBoth" | "sumEnds" | "sumColour" | "sumTail" | "sumTailBoth")
	| ("sumElement" | "sumBand" | "sumTie" | "moreLow" | "moreOdd")
	| ("digitSum" | "wind" | "third" | "ballNumber" | "ballHalves" | "ballBoth")
	| (
			| "special"
			| "specialHalves"
			| "specialBoth"
			| "specialDigits"
			| "specialTailHalves"
			| "specialHead"
			| "specialTail"
	  )
	| ("specialColour" | "halfWave" | "quarterWave" | "tailAmong")
	| ("ladderStart" | "ladderRungs" | "ladderEnd" | "ladderPath")
	| "tailHalves";

/** Numbers of a board that are looked at, each a lot: named in the messages. */
export type LotSet =
	| ("special" | "first" | "lo" | "loFront" | "head" | "headTail" | "three" | "few")
	| ("top" | "bottom" | "beginning" | "front" | "back");

/** Prizes of a board that one bet can have, each with its numbers. */
export type PaidPrize = { readonly code: GradeCode; readonly numbers: readonly (readonly Place[])[] };

/** How often a digit comes, and how many such digits there are in one bet. */
export type Part = { readonly times: number; readonly take: number };

/**
 * The rule of a play as a sentence with its figures: what a player is told, and all that it is played by. The words stand in
 * the messages (`rule.<sentence>`).
 */
export type Sentence =
	| { readonly sentence: "straight"; readonly places: readonly Place[] }
	| { readonly sentence: "join"; readonly places: readonly Place[] }
	| { readonly sentence: "sum"; readonly places: readonly Place[] }
	| { readonly sentence: "span"; readonly places: readonly Place[] }
	/** `oneRow`: both parts are taken from the same picks. */
	| {
			readonly sentence: "combo";
			readonly places: readonly Place[];
			readonly parts: readonly Part[];
			readonly oneRow: boolean;
	  }
	| { readonly sentence: "mixed"; readonly places: readonly Place[] }
	| { readonly sentence: "banker"; readonly places: readonly Place[] }
	| { readonly sentence: "comboSum"; readonly places: readonly Place[] }
	| { readonly sentence: "permutations"; readonly places: readonly Place[] }
	| { readonly sentence: "fixed"; readonly places: readonly Place[] }
	| { readonly sentence: "anyPlaces"; readonly places: readonly Place[]; readonly take: number }
	| { readonly sentence: "codes"; readonly places: readonly Place[]; readonly take: number }
	| { readonly sentence: "shown"; readonly places: readonly Place[]; readonly times: number }
	| { readonly sentence: "sides"; readonly places: readonly Place[] }
	| { readonly sentence: "duel"; readonly places: readonly Place[] }
	| { readonly sentence: "forms"; readonly places: readonly Place[] }
	| {
			readonly sentence:
				| ("anySets" | "coverSets" | "bankerSets" | "shownSets")
				| ("signsAmong" | "signsHold" | "allNormal" | "bankerNormals" | "noneDrawn");
			readonly places: readonly Place[];
			readonly take: number;
	  }
	| {
			readonly sentence:
				| ("front" | "frontGroup" | "frontCodes" | "fixedNumbers" | "pairAnd")
				| ("adjacent" | "adjacentGroup" | "specialSign" | "signGroups")
				| ("threeOrTwo" | "twoOrSpecial" | "normalAndSpecial");
			readonly places: readonly Place[];
	  }
	/** Lots are places that stand together: the last two of each number. `places` are those of the first lot. */
	| {
			readonly sentence: "lots" | "wholeLots";
			readonly set: LotSet;
			readonly places: readonly Place[];
			readonly lots: readonly (readonly Place[])[];
	  }
	| {
			readonly sentence: "tailsAmong" | "tailsMissing";
			readonly take: number;
			readonly places: readonly Place[];
			readonly lots: readonly (readonly Place[])[];
	  }
	| { readonly sentence: "boxed"; readonly places: readonly Place[] }
	/** Any so many digits, or any order of three, at the top or the bottom of a result. */
	| { readonly sentence: "run" | "anyOrder"; readonly set: "top" | "bottom"; readonly places: readonly Place[] }
	/** A line of four digits, or every order of it, for the prizes of a board. */
	| {
			readonly sentence: "prizes" | "prizesBox";
			readonly set: "big" | "small";
			readonly places: readonly Place[];
			readonly prizes: readonly PaidPrize[];
	  }
	/** A line of four digits in any of its orders as one bet; it has so many. */
	| {
			readonly sentence: "prizesAny";
			readonly set: "big" | "small";
			readonly orders: number;
			readonly places: readonly Place[];
			readonly prizes: readonly PaidPrize[];
	  }
	/** Three sums at once: what their ways are together decides what a bet pays. */
	| { readonly sentence: "threeSums"; readonly places: readonly Place[] }
	| { readonly sentence: "fixedSides"; readonly places: readonly Place[]; readonly big: number }
	| {
			/** `placeTest`: a row a place, each for itself. */
			readonly sentence: "test" | "placeTest";
			readonly test: TestName;
			readonly places: readonly Place[];
			readonly big?: number;
	  };

export type PlayRule = {
	readonly says: Sentence;
	/** Empty where lines are typed. */
	readonly rows: readonly Row[];
	readonly grades: readonly Grade[];
	/** Every result as far as the play looks at it, each as likely as another; of digits by place where nothing is said. */
	readonly results?: () => Iterable<Digits>;
	/** Where results are too many to walk, and those above a sample: to how many of the bets each grade can come. */
	readonly each?: (rows: Rows) => readonly number[];
	/** How many bets these picks are. */
	readonly count: (rows: Rows) => number;
	/** Of each grade, how many of the bets a draw hits. `year`: the sign of the lunar year it lies in, from 0, where signs count. */
	readonly hits: (rows: Rows, digits: Digits, year?: number) => readonly number[];
	/** The most hits of each grade that one draw can bring, as alternatives: none is exceeded in every grade. */
	readonly most: (rows: Rows) => readonly (readonly number[])[];
	/** Of a typed play: the line as it is kept, undefined for one that cannot be bet on. */
	readonly line?: (digits: readonly number[]) => readonly number[] | undefined;
};

const labels: readonly PlaceLabel[] = [
	...(["place1", "place2", "place3", "place4", "place5"] as const),
	...(["place6", "place7", "place8", "place9", "place10"] as const),
];
export const labelOf = (place: Place): PlaceLabel => labels[place] ?? "place1";
const tenDigits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** One row of digits a place. */
export const rowsOf = (places: readonly Place[], least = 1): readonly Row[] =>
	places.map((place) => ({
		label: labelOf(place),
		symbols: "digit",
		values: tenDigits,
		least,
		most: tenDigits.length,
	}));

type OneRow = Partial<Row> & Pick<Row, "least">;
export const oneRow = (row: OneRow): readonly Row[] => {
	const values = row.values ?? tenDigits;
	return [
		{
			label: row.label ?? "pick",
			symbols: row.symbols ?? "digit",
			values,
			least: row.least,
			most: row.most ?? values.length,
			...(row.texts === undefined ? {} : { texts: row.texts }),
		},
	];
};

export const rowOf = (rows: Rows, index: number): readonly number[] => rows[index] ?? [];
export const at = (digits: Digits, places: readonly Place[]): readonly number[] =>
	places.map((place) => digits[place] ?? -1);
/** A hit or none, of the only grade. */
export const once = (hit: boolean): readonly number[] => [hit ? 1 : 0];
