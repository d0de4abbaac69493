// The figures of the tables' tiles: cards of both hands, a dragon's and a tiger's card, the wheel, the dice.
import { type Figure, picture } from "./figure.ts";

type CardAt = {
	readonly x: number;
	readonly y: number;
	readonly turn: number;
	readonly words: string;
	readonly fill: string;
};

const card = ({ x, y, turn, words, fill }: CardAt): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-32" y="-46" width="64" height="92" rx="8" fill="#f6f1e4" stroke="#cfc4aa" stroke-width="2"/>
	<text x="-24" y="-12" font-family="House" font-weight="900" font-size="38" fill="${fill}">${words}</text>
	<path d="M12 34C-6 20 0 6 12 16C24 6 30 20 12 34Z" fill="${fill}"/></g>`;

const red = "#c0312c";
const black = "#23262e";

const chips = ({ x, y, fill }: { readonly x: number; readonly y: number; readonly fill: string }): string =>
	[0, 1, 2]
		.map((level) => {
			const top = y - level * 9;
			return `<path d="M${x - 24} ${top}H${x + 14}L${x + 24} ${top + 9}V${top + 18}H${x - 24}Z" fill="${fill}" stroke="#1b2430" stroke-width="2"/>`;
		})
		.join("");

const hands = picture(
	card({ x: 62, y: 82, turn: -14, words: "9", fill: red }) +
		card({ x: 102, y: 76, turn: 4, words: "K", fill: black }) +
		card({ x: 142, y: 84, turn: 18, words: "4", fill: red }) +
		chips({ x: 70, y: 160, fill: "#4a84cf" }) +
		chips({ x: 134, y: 160, fill: "#d8492f" }),
);

const swift = picture(
	[20, 44, 68].map((y) => `<path d="M8 ${y + 30}H90" stroke="#ffd98a" stroke-width="5" opacity=".7"/>`).join("") +
		card({ x: 96, y: 90, turn: 14, words: "8", fill: black }) +
		card({ x: 144, y: 86, turn: 24, words: "A", fill: red }) +
		chips({ x: 104, y: 166, fill: "#e5a93c" }),
);

const six = picture(
	card({ x: 72, y: 88, turn: -10, words: "6", fill: red }) +
		card({ x: 128, y: 88, turn: 10, words: "6", fill: black }) +
		`<text x="100" y="180" font-family="House" font-weight="900" font-size="44" text-anchor="middle" fill="#ffd98a">1 : 1</text>`,
);

const duel = picture(
	card({ x: 58, y: 96, turn: -8, words: "K", fill: red }) +
		card({ x: 142, y: 96, turn: 8, words: "Q", fill: black }) +
		`<path d="M92 40L108 40L100 84L116 84L88 160L98 104L82 104Z" fill="#ffd98a"/>`,
);

const pockets = (lit: readonly number[]): string =>
	Array.from({ length: 37 }, (_, place) => {
		const fill = lit.includes(place) ? "#ffd76a" : place === 0 ? "#2f7d5a" : place % 2 === 1 ? "#a92b28" : "#22242b";
		const [from, to] = [place, place + 1].map((at) => ((at - 0.5) * 2 * Math.PI) / 37 - Math.PI / 2);
		const point = (angle: number | undefined, { far }: { readonly far: number }): string =>
			`${(100 + Math.cos(angle ?? 0) * far).toFixed(2)} ${(100 + Math.sin(angle ?? 0) * far).toFixed(2)}`;
		return `<path d="M${point(from, { far: 44 })}L${point(from, { far: 84 })}A84 84 0 0 1 ${point(to, { far: 84 })}L${point(to, { far: 44 })}A44 44 0 0 0 ${point(from, { far: 44 })}Z" fill="${fill}" stroke="#d6a653" stroke-width="1"/>`;
	}).join("");

const wheel = (lit: readonly number[]): string =>
	picture(
		`<circle cx="100" cy="100" r="95" fill="#5b3620"/><circle cx="100" cy="100" r="88" fill="#8b5a34"/>${pockets(lit)}
		<circle cx="100" cy="100" r="44" fill="#5b3620" stroke="#d6a653" stroke-width="3"/>
		<path d="M100 62V138M62 100H138" stroke="#d6a653" stroke-width="7"/><circle cx="100" cy="100" r="12" fill="#d6a653"/>
		<circle cx="146" cy="46" r="8" fill="#fafafa"/>`,
	);

type Die = {
	readonly x: number;
	readonly y: number;
	readonly turn: number;
	readonly pips: readonly (readonly [number, number])[];
};

const die = ({ x, y, turn, pips }: Die): string =>
	`<g transform="translate(${x} ${y}) rotate(${turn})"><rect x="-34" y="-34" width="68" height="68" rx="13" fill="#f6f1e4" stroke="#cfc4aa" stroke-width="3"/>${pips
		.map(
			([px, py]) =>
				`<circle cx="${px * 19}" cy="${py * 19}" r="${pips.length === 1 ? 11 : 7}" fill="${pips.length === 1 || pips.length === 4 ? red : black}"/>`,
		)
		.join("")}</g>`;

const dice = picture(
	die({ x: 66, y: 66, turn: -14, pips: [[0, 0]] }) +
		die({
			x: 138,
			y: 84,
			turn: 12,
			pips: [
				[-1, -1],
				[1, -1],
				[-1, 1],
				[1, 1],
			],
		}) +
		die({
			x: 88,
			y: 142,
			turn: 6,
			pips: [
				[-1, -1],
				[1, -1],
				[-1, 0],
				[1, 0],
				[-1, 1],
				[1, 1],
			],
		}),
);

type HwatuAt = { readonly x: number; readonly turn: number; readonly month: string; readonly mark: string };

const hwatu = ({ x, turn, month, mark }: HwatuAt): string =>
	`<g transform="translate(${x} 98) rotate(${turn})"><rect x="-34" y="-52" width="68" height="104" rx="6" fill="#f6f1e4" stroke="${red}" stroke-width="5"/>
	<text x="-26" y="-18" font-family="House" font-weight="900" font-size="34" fill="${black}">${month}</text>${mark}</g>`;

const months = picture(
	hwatu({
		x: 64,
		turn: -10,
		month: "3",
		mark: `<circle cx="14" cy="-32" r="11" fill="#ffd76a" stroke="${red}" stroke-width="3"/><circle cx="0" cy="18" r="20" fill="#e58aa0"/><circle cx="0" cy="18" r="7" fill="#ffd76a"/>`,
	}) +
		hwatu({
			x: 136,
			turn: 10,
			month: "8",
			mark: `<circle cx="14" cy="-32" r="11" fill="#ffd76a" stroke="${red}" stroke-width="3"/><path d="M-28 46A30 30 0 0 1 28 46Z" fill="${black}"/>`,
		}),
);

const twentyOne = picture(
	card({ x: 74, y: 92, turn: -12, words: "A", fill: black }) +
		card({ x: 126, y: 88, turn: 10, words: "J", fill: red }) +
		`<text x="100" y="182" font-family="House" font-weight="900" font-size="44" text-anchor="middle" fill="#ffd98a">21</text>`,
);

export const tableFigures: readonly Figure[] = [
	{ game: "bac01", hue: 165, names: { en: "Baccarat", ko: "바카라" }, svg: hands },
	{ game: "bac02", hue: 40, names: { en: "Speed", ko: "스피드 바카라" }, svg: swift },
	{ game: "bac03", hue: 190, names: { en: "Even Six", ko: "노 커미션 바카라" }, svg: six },
	{ game: "dt01", hue: 12, names: { en: "Dragon Tiger", ko: "드래곤 타이거" }, svg: duel },
	{ game: "rou01", hue: 205, names: { en: "Roulette", ko: "유럽식 룰렛" }, svg: wheel([]) },
	{ game: "rou02", hue: 275, names: { en: "Bolt", ko: "볼트 룰렛" }, svg: wheel([4, 13, 27]) },
	{ game: "sic01", hue: 325, names: { en: "Sic Bo", ko: "식보" }, svg: dice },
	{ game: "bj01", hue: 140, names: { en: "Blackjack", ko: "블랙잭" }, svg: twentyOne },
	{ game: "seo01", hue: 100, names: { en: "Seotda", ko: "섯다 대결" }, svg: months },
];
