// The figures of the lotteries' tiles: glazed beads with their digits, in a ring for the quick one, on a lotus for the other.
import { type Figure, picture } from "./figure.ts";

type BeadAt = {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly fill: string;
	readonly digit: number;
};

const bead = ({ x, y, size, fill, digit }: BeadAt): string =>
	`<circle cx="${x}" cy="${y}" r="${size}" fill="${fill}"/><circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="#fff8ea"/>
	<text x="${x}" y="${y + size * 0.26}" font-family="House" font-weight="900" font-size="${size * 0.76}" text-anchor="middle" fill="#1b2430">${digit}</text>
	<ellipse cx="${x - size * 0.36}" cy="${y - size * 0.56}" rx="${size * 0.26}" ry="${size * 0.16}" fill="#ffffff" opacity=".6"/>`;

const tones = ["#8f7cf0", "#e5a93c", "#d8492f", "#2f9a7a", "#4a84cf"] as const;

/** Five beads on a clock's rim, the hand at the full minute. */
const minute = picture(
	`<circle cx="100" cy="100" r="90" fill="none" stroke="#fff0cc" stroke-width="7" opacity=".9"/>
	${Array.from({ length: 60 }, (_, tick) => `<path d="M100 14v${tick % 5 === 0 ? 12 : 6}" stroke="#fff0cc" stroke-width="${tick % 5 === 0 ? 4 : 2}" transform="rotate(${tick * 6} 100 100)"/>`).join("")}
	<path d="M100 100V30" stroke="#ffd98a" stroke-width="9" stroke-linecap="round"/><circle cx="100" cy="100" r="11" fill="#ffd98a"/>
	${[6, 9, 4, 0, 5]
		.map((digit, index) => {
			const angle = (Math.PI * 2 * (index + 0.5)) / 5 - Math.PI / 2;
			return bead({
				x: 100 + 52 * Math.cos(angle),
				y: 100 + 52 * Math.sin(angle),
				size: 25,
				fill: tones[index] ?? tones[0],
				digit,
			});
		})
		.join("")}`,
);

const petal = (turn: number, fill: string, size: number): string =>
	`<path d="M100 ${150 - size}C${100 + size * 0.34} ${150 - size * 0.62} ${100 + size * 0.3} 138 100 158C${100 - size * 0.3} 138 ${100 - size * 0.34} ${150 - size * 0.62} 100 ${150 - size}Z" fill="${fill}" transform="rotate(${turn} 100 158)"/>`;

/** Five beads above a lotus. */
const lotus = picture(
	`${[-74, 74].map((turn) => petal(turn, "#a04f8c", 92)).join("")}${[-50, 50].map((turn) => petal(turn, "#c9689f", 100)).join("")}
	${[-25, 25].map((turn) => petal(turn, "#e392b8", 104)).join("")}${petal(0, "#ffd3e0", 104)}
	<path d="M20 164Q100 196 180 164Q100 178 20 164Z" fill="#2f9a7a"/>
	${[
		[100, 30, 27],
		[50, 52, 25],
		[150, 52, 25],
		[72, 96, 24],
		[128, 96, 24],
	]
		.map(([x = 0, y = 0, size = 0], index) =>
			bead({ x, y, size, fill: tones[(index + 1) % 5] ?? tones[0], digit: [8, 2, 7, 1, 3][index] ?? 0 }),
		)
		.join("")}`,
);

/** Five numbered beads in an arc over a wheel. */
const five = (minutes: number): string =>
	picture(
		`<circle cx="100" cy="122" r="62" fill="#14202e" stroke="#fff0cc" stroke-width="6"/>
	${Array.from({ length: 11 }, (_, mark) => `<path d="M100 68v14" stroke="#ffd98a" stroke-width="5" stroke-linecap="round" transform="rotate(${(mark * 360) / 11} 100 122)"/>`).join("")}
	<text x="100" y="140" font-family="House" font-weight="900" font-size="50" text-anchor="middle" fill="#fff0cc">${minutes}</text>
	${[3, 11, 5, 8, 1]
		.map((digit, index) => {
			const angle = Math.PI * (1.08 + (index * 0.84) / 4);
			return bead({
				x: 100 + 82 * Math.cos(angle),
				y: 118 + 92 * Math.sin(angle),
				size: 23,
				fill: tones[index] ?? tones[0],
				digit,
			});
		})
		.join("")}`,
	);

/** Lanes that run to the line, a bead at the head of each. */
const race = (minutes: number): string =>
	picture(
		`${[0, 1, 2, 3].map((lane) => `<rect x="12" y="${34 + lane * 36}" width="176" height="28" rx="14" fill="#0f1a26" stroke="#fff0cc" stroke-opacity=".5" stroke-width="2"/>`).join("")}
	${Array.from({ length: 10 }, (_, square) => `<rect x="${170 + (square % 2) * 9}" y="${26 + Math.floor(square / 2) * 30}" width="9" height="15" fill="#fff0cc"/>`).join("")}
	${[10, 4, 7, 1].map((digit, lane) => `<path d="M20 ${48 + lane * 36}H${[140, 96, 120, 66][lane] ?? 60}" stroke="${tones[lane] ?? tones[0]}" stroke-width="9" stroke-linecap="round" opacity=".55"/>${bead({ x: [150, 106, 130, 76][lane] ?? 70, y: 48 + lane * 36, size: 20, fill: tones[lane] ?? tones[0], digit })}`).join("")}
	<text x="100" y="22" font-family="House" font-weight="900" font-size="24" text-anchor="middle" fill="#fff0cc">${minutes}</text>`,
	);

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
	1: [[0, 0]],
	3: [
		[-1, -1],
		[0, 0],
		[1, 1],
	],
	6: [
		[-1, -1],
		[-1, 0],
		[-1, 1],
		[1, -1],
		[1, 0],
		[1, 1],
	],
};

const die = (at: { readonly x: number; readonly y: number; readonly turn: number; readonly shows: number }): string =>
	`<g transform="translate(${at.x} ${at.y}) rotate(${at.turn})"><rect x="-33" y="-33" width="66" height="66" rx="15" fill="#fff8ea" stroke="#d9c9a4" stroke-width="3"/>
	${(pips[at.shows] ?? []).map(([x, y]) => `<circle cx="${x * 17}" cy="${y * 17}" r="7.5" fill="${at.shows === 1 ? "#d8492f" : "#1b2430"}"/>`).join("")}</g>`;

/** Three dice on a plate. */
const dice = picture(
	`<ellipse cx="100" cy="150" rx="88" ry="34" fill="#14202e" stroke="#ffd98a" stroke-width="5"/>
	${die({ x: 62, y: 120, turn: -14, shows: 3 })}${die({ x: 138, y: 122, turn: 12, shows: 6 })}${die({ x: 102, y: 56, turn: 5, shows: 1 })}`,
);

export const lotteryFigures: readonly Figure[] = [
	{ game: "tsffc", hue: 248, names: { en: "One Minute", ko: "테세라 1분 복권" }, svg: minute },
	{ game: "hn5fc", hue: 292, names: { en: "Five Minutes", ko: "하노이 5분 복권" }, svg: lotus },
	{ game: "tsff11x5", hue: 150, names: { en: "11 of 5", ko: "11선5 1분" }, svg: five(1) },
	{ game: "ts5f11x5", hue: 175, names: { en: "11 of 5 · 5", ko: "11선5 5분" }, svg: five(5) },
	{ game: "tsffpk10", hue: 18, names: { en: "Race of Ten", ko: "PK10 1분" }, svg: race(1) },
	{ game: "ts3fpk10", hue: 38, names: { en: "Race of Ten · 3", ko: "PK10 3분" }, svg: race(3) },
	{ game: "tsffk3", hue: 340, names: { en: "Three Dice", ko: "주사위 셋 1분" }, svg: dice },
];
