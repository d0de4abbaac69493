// How the bets of each game lie on the felt: sections of spots, the largest first. Data alone.
import { coverings, type TableGame } from "../../core/index.ts";

export type Section = {
	readonly name:
		| ("main" | "side" | "numbers" | "outside" | "totals" | "faces" | "pairs" | "doubles")
		| ("splits" | "streets" | "corners" | "lines");
	readonly spots: readonly string[];
};

const numbered = (from: number, to: number, of: (number: number) => string): readonly string[] =>
	Array.from({ length: to - from + 1 }, (_, index) => of(from + index));

const baccarat: readonly Section[] = [
	{ name: "main", spots: ["player", "tie", "banker"] },
	{
		name: "side",
		spots: [
			...["player-pair", "perfect-pair", "either-pair", "banker-pair"],
			...["player-bonus", "small", "big", "banker-bonus"],
		],
	},
];

const faces = [1, 2, 3, 4, 5, 6];

/** Inside bets of more than one number, by how many they cover. */
const inside = (count: number): readonly string[] =>
	coverings.filter(({ id, covers }) => covers.length === count && /^[0-9]+(-[0-9]+)+$/.test(id)).map(({ id }) => id);

const roulette: readonly Section[] = [
	{ name: "numbers", spots: ["0", ...numbered(1, 36, String)] },
	{ name: "outside", spots: ["dozen-1", "dozen-2", "dozen-3", "column-1", "column-2", "column-3"] },
	{ name: "main", spots: ["low", "even", "red", "black", "odd", "high"] },
	{ name: "splits", spots: inside(2) },
	{ name: "streets", spots: inside(3) },
	{ name: "corners", spots: inside(4) },
	{ name: "lines", spots: inside(6) },
];

export const boards: Readonly<Record<TableGame, readonly Section[]>> = {
	baccarat,
	"no-commission": baccarat.map((section) =>
		section.name === "side" ? { ...section, spots: [...section.spots, "lucky-6"] } : section,
	),
	"dragon-tiger": [
		{ name: "main", spots: ["dragon", "tie", "tiger"] },
		{
			name: "side",
			spots: [
				"suited-tie",
				...["dragon-odd", "dragon-even", "dragon-red", "dragon-black", "dragon-big", "dragon-small"],
				...["tiger-odd", "tiger-even", "tiger-red", "tiger-black", "tiger-big", "tiger-small"],
			],
		},
	],
	roulette,
	bolt: roulette,
	seotda: [
		{ name: "main", spots: ["sun", "tie", "moon"] },
		{ name: "side", spots: ["sun-pair", "moon-pair"] },
	],
	// Of one seat: all seven take the same.
	blackjack: [
		{ name: "main", spots: ["seat-1"] },
		{ name: "side", spots: ["extra-1", "pairs-1", "poker-1", "insurance-1"] },
	],
	"sic-bo": [
		{ name: "main", spots: ["small", "odd", "even", "big"] },
		{ name: "totals", spots: numbered(4, 17, (total) => `total-${total}`) },
		{ name: "faces", spots: faces.map((face) => `one-${face}`) },
		{
			name: "doubles",
			spots: [...faces.map((face) => `double-${face}`), ...faces.map((face) => `triple-${face}`), "any-triple"],
		},
		{
			name: "pairs",
			spots: faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `pair-${low}-${high}`)),
		},
	],
};
