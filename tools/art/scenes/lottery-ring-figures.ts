// The figures of the other lotteries: their beads in a ring around a plate with a sign.
import { type Figure, picture } from "./figure.ts";

const tones = ["#8f7cf0", "#e5a93c", "#d8492f", "#2f9a7a", "#4a84cf"] as const;

type Ring = { readonly numbers: readonly (number | string)[]; readonly sign: string; readonly plate: string };

const bead = (number: number | string, index: number, all: number): string => {
	const angle = (Math.PI * 2 * index) / all - Math.PI / 2;
	const [x, y, size] = [100 + 72 * Math.cos(angle), 100 + 72 * Math.sin(angle), all > 7 ? 21 : 25];
	return `<circle cx="${x}" cy="${y}" r="${size}" fill="${tones[index % tones.length]}"/><circle cx="${x}" cy="${y}" r="${size * 0.62}" fill="#fff8ea"/>
	<text x="${x}" y="${y + size * 0.26}" font-family="House" font-weight="900" font-size="${size * 0.72}" text-anchor="middle" fill="#1b2430">${number}</text>
	<ellipse cx="${x - size * 0.36}" cy="${y - size * 0.56}" rx="${size * 0.26}" ry="${size * 0.16}" fill="#ffffff" opacity=".6"/>`;
};

const ring = ({ numbers, sign, plate }: Ring): string =>
	picture(
		`<circle cx="100" cy="100" r="96" fill="none" stroke="#fff0cc" stroke-width="4" opacity=".7"/>
	<circle cx="100" cy="100" r="44" fill="${plate}" stroke="#ffd98a" stroke-width="6"/>
	<text x="100" y="${100 + 44 / (sign.length > 2 ? 3.4 : 2.6)}" font-family="House" font-weight="900" font-size="${sign.length > 2 ? 30 : 44}" text-anchor="middle" fill="#fff0cc">${sign}</text>
	${numbers.map((number, index) => bead(number, index, numbers.length)).join("")}`,
	);

const rungs = picture(
	`<path d="M58 14V186M142 14V186" stroke="#ffd98a" stroke-width="14" stroke-linecap="round"/>
	${[46, 92, 138].map((y, index) => `<path d="M58 ${y}H142" stroke="${tones[index + 1]}" stroke-width="12"/>`).join("")}
	<circle cx="58" cy="18" r="22" fill="#8f7cf0" stroke="#fff8ea" stroke-width="6"/><circle cx="142" cy="182" r="22" fill="#d8492f" stroke="#fff8ea" stroke-width="6"/>`,
);

const tile = (game: string, hue: number, names: readonly [en: string, ko: string], svg: string): Figure => ({
	game,
	hue,
	names: { en: names[0], ko: names[1] },
	svg,
});

const seven = [7, 19, 23, 38, 41, 46, 12] as const;

export const lotteryRingFigures: readonly Figure[] = [
	tile(
		"ts2fc",
		205,
		["Two Minutes", "테세라 2분 복권"],
		ring({ numbers: [4, 0, 9, 6, 2], sign: "2", plate: "#3b2f7a" }),
	),
	tile(
		"ts3fc",
		268,
		["Three Minutes", "테세라 3분 복권"],
		ring({ numbers: [8, 1, 5, 3, 7], sign: "3", plate: "#2f5a7a" }),
	),
	tile("tsff28", 8, ["Lucky 28", "행운28 1분"], ring({ numbers: [9, 9, 9], sign: "28", plate: "#7a2f3b" })),
	tile("ts3f28", 350, ["Lucky 28 · 3", "행운28 3분"], ring({ numbers: [5, 8, 1], sign: "28", plate: "#2f3b7a" })),
	tile(
		"tskl10",
		120,
		["Happy Ten", "해피10 5분"],
		ring({ numbers: [1, 4, 8, 11, 13, 16, 18, 20], sign: "10", plate: "#7a4a1e" }),
	),
	tile(
		"tskeno",
		188,
		["Keno", "키노 5분"],
		ring({ numbers: [8, 16, 24, 32, 40, 56, 64, 72, 80], sign: "20", plate: "#16506a" }),
	),
	tile("krpb", 222, ["Powerball", "파워볼"], ring({ numbers: [3, 12, 20, 25, 28], sign: "P", plate: "#a32b2b" })),
	tile("krlad", 55, ["Ladder", "사다리"], rungs),
	tile(
		"krsk",
		300,
		["Speed Keno", "스피드키노"],
		ring({ numbers: [2, 11, 23, 30, 42, 51, 63, 70], sign: "22", plate: "#4a2f7a" }),
	),
	tile("tsfflhc", 350, ["Mark Six", "마크식스 1분"], ring({ numbers: seven, sign: "6", plate: "#a32b2b" })),
	tile("ts5flhc", 145, ["Mark Six · 5", "마크식스 5분"], ring({ numbers: seven, sign: "6", plate: "#1f6a4a" })),
	tile("hk6", 32, ["Mark Six", "마크식스 주 3회"], ring({ numbers: seven, sign: "6", plate: "#1e3f7a" })),
	tile("vnmb", 0, ["North", "베트남 북부"], ring({ numbers: [2, 7, 0, 4, 9], sign: "MB", plate: "#a31e1e" })),
	tile("vnmt", 45, ["Centre", "베트남 중부"], ring({ numbers: [6, 1, 8, 3, 5, 0], sign: "MT", plate: "#8a5a12" })),
	tile("vnmn", 160, ["South", "베트남 남부"], ring({ numbers: [9, 4, 2, 7, 1, 6], sign: "MN", plate: "#14604a" })),
	tile("vn1f", 15, ["Vietnam · 1", "베트남 1분"], ring({ numbers: [1, 1, 1, 1, 1], sign: "VN", plate: "#a31e1e" })),
	tile("vn2f", 75, ["Vietnam · 2", "베트남 2분"], ring({ numbers: [2, 2, 2, 2, 2], sign: "VN", plate: "#8a5a12" })),
	tile("vn5f", 195, ["Vietnam · 5", "베트남 5분"], ring({ numbers: [5, 5, 5, 5, 5], sign: "VN", plate: "#14506a" })),
	tile("thgov", 230, ["Thai", "태국 복권"], ring({ numbers: [8, 3, 5, 0, 2, 9], sign: "TH", plate: "#1e2f7a" })),
	tile("lao", 205, ["Lao", "라오스 복권"], ring({ numbers: [4, 7, 1, 9], sign: "LA", plate: "#a31e2f" })),
	tile("hanoi", 5, ["Hanoi", "하노이 복권"], ring({ numbers: [6, 2, 8, 5, 0], sign: "HN", plate: "#8a2a12" })),
	tile("yk", 280, ["Yeekee", "이키"], ring({ numbers: [7, 7, 7, 2, 4], sign: "YK", plate: "#5a1e7a" })),
	tile("d4", 38, ["4D", "4D 복권"], ring({ numbers: [4, 8, 1, 6], sign: "4D", plate: "#6a3a12" })),
];
