// The figures of poker's tiles: fanned cards over stacks of stones, as many as each game gives.
import { type Figure, picture } from "./figure.ts";

/** In a square of 20, its middle at 0 0. */
const suits = {
	spade: "M0-10C4-5 9-2 9 3A4.500 4.500 0 0 1 1.200 5.400L3 10H-3L-1.200 5.400A4.500 4.500 0 0 1-9 3C-9-2-4-5 0-10Z",
	heart: "M0 10C-5 5-10 1-10-4A5 5 0 0 1 0-6A5 5 0 0 1 10-4C10 1 5 5 0 10Z",
	diamond: "M0-10L8 0L0 10L-8 0Z",
	club: "M0-10A4.500 4.500 0 0 1 3.600-2.800A4.500 4.500 0 1 1 1.200 4.600L3 10H-3L-1.200 4.600A4.500 4.500 0 1 1-3.600-2.800A4.500 4.500 0 0 1 0-10Z",
} as const;

const inks = { spade: "#1b2430", heart: "#c93a2b", diamond: "#2b5fc0", club: "#23784a" } as const;

type Drawn = { readonly rank: string; readonly suit: keyof typeof suits };

const card = ({ rank, suit }: Drawn, turn: number): string =>
	`<g transform="rotate(${turn} 100 190)"><rect x="66" y="28" width="68" height="98" rx="9" fill="#fff8ea" stroke="#0a1116" stroke-width="2"/>
	<text x="84" y="62" font-family="House" font-weight="900" font-size="34" text-anchor="middle" fill="${inks[suit]}">${rank}</text>
	<path d="${suits[suit]}" transform="translate(84 78) scale(.9)" fill="${inks[suit]}"/>
	<path d="${suits[suit]}" transform="translate(108 100) scale(1.900)" fill="${inks[suit]}"/></g>`;

const stack = (x: number, count: number, fill: string): string =>
	Array.from(
		{ length: count },
		(_, stone) =>
			`<path d="M${x - 20} ${176 - stone * 9}h34l6 5v6h-40z" fill="${fill}" stroke="#0a1116" stroke-width="1.500"/>`,
	).join("");

const fan = (cards: readonly Drawn[], spread: number): string =>
	picture(
		`${cards.map((one, index) => card(one, (index - (cards.length - 1) / 2) * spread)).join("")}
		${stack(46, 3, "#c9689f")}${stack(100, 5, "#e5a93c")}${stack(154, 4, "#2f9a7a")}`,
	);

export const pokerFigures: readonly Figure[] = [
	{
		game: "holdem",
		hue: 330,
		names: { en: "Hold'em", ko: "홀덤" },
		svg: fan(
			[
				{ rank: "A", suit: "spade" },
				{ rank: "K", suit: "heart" },
			],
			26,
		),
	},
	{
		game: "omaha-poker",
		hue: 300,
		names: { en: "Omaha", ko: "팟 리밋 오마하" },
		svg: fan(
			[
				{ rank: "A", suit: "club" },
				{ rank: "K", suit: "diamond" },
				{ rank: "Q", suit: "spade" },
				{ rank: "J", suit: "heart" },
			],
			17,
		),
	},
	{
		game: "short-deck",
		hue: 350,
		names: { en: "Short Deck", ko: "숏덱" },
		svg: fan(
			[
				{ rank: "9", suit: "heart" },
				{ rank: "6", suit: "club" },
				{ rank: "A", suit: "diamond" },
			],
			21,
		),
	},
];
