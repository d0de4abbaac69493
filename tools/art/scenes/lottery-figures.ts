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

export const lotteryFigures: readonly Figure[] = [
	{ game: "tsffc", hue: 248, names: { en: "One Minute", ko: "테세라 1분 복권" }, svg: minute },
	{ game: "hn5fc", hue: 292, names: { en: "Five Minutes", ko: "하노이 5분 복권" }, svg: lotus },
];
