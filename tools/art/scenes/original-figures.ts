// The figures of the instant games' tiles, drawn in lines and planes of 200 units.

import { type Figure, picture } from "./figure.ts";

const pip = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="9" fill="#2a1c10"/>`;

/** A die seen from a corner: three faces. */
const die = picture(
	`<path d="M100 22 172 58 100 96 28 58Z" fill="#fff6e0"/><path d="M28 58 100 96 100 180 28 140Z" fill="#e9c987"/>
	<path d="M172 58 100 96 100 180 172 140Z" fill="#c98f3d"/>
	<g transform="matrix(.82 .41 -.82 .41 100 17)">${pip(24, 24)}${pip(64, 24)}${pip(24, 64)}${pip(64, 64)}${pip(44, 44)}</g>
	<g transform="matrix(.8 .43 0 .94 24 55)">${pip(24, 24)}${pip(70, 68)}${pip(47, 46)}</g>
	<g transform="matrix(.8 -.43 0 .94 100 94)">${pip(24, 24)}${pip(70, 68)}${pip(24, 68)}${pip(70, 24)}</g>`,
);

const comet = picture(
	`<path d="M24 176C70 160 118 120 150 62" fill="none" stroke="#ffd98a" stroke-width="16" stroke-linecap="round" opacity=".45"/>
	<path d="M40 180C86 160 126 124 154 66" fill="none" stroke="#fff3d0" stroke-width="6" stroke-linecap="round"/>
	<path d="M20 150C60 140 100 110 138 60" fill="none" stroke="#ffc35c" stroke-width="5" stroke-linecap="round" opacity=".6"/>
	<path d="m158 18 12 26 27 9-27 10-12 27-11-27-27-10 27-9Z" fill="#fff6e0"/><circle cx="158" cy="53" r="13" fill="#f3a62b"/>`,
);

const tileAt = (x: number, y: number, fill: string): string => `<path d="M${x} ${y}h36l10 10v36h-46Z" fill="${fill}"/>`;

const gems = picture(
	`${[0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => tileAt(20 + column * 56, 20 + row * 56, "#123c3a"))).join("")}
	<path d="M99 78 122 94 99 122 76 94Z" fill="#5fe0b0"/><path d="M99 78 108 94 99 122 90 94Z" fill="#d8fff0"/>
	<path d="M43 22 66 38 43 66 20 38Z" fill="#5fe0b0"/><path d="M43 22 52 38 43 66 34 38Z" fill="#d8fff0"/>
	<path d="M155 134v46M132 157h46M139 141l32 32M171 141l-32 32" stroke="#e8573b" stroke-width="7" stroke-linecap="round"/>
	<circle cx="155" cy="157" r="17" fill="#e8573b"/><circle cx="149" cy="151" r="5" fill="#ffd9cc"/>`,
);

const pins = picture(
	`${[0, 1, 2, 3, 4]
		.flatMap((row) =>
			Array.from(
				{ length: row + 1 },
				(_, pin) => `<circle cx="${100 - row * 17 + pin * 34}" cy="${34 + row * 27}" r="6" fill="#ffe3bd"/>`,
			),
		)
		.join("")}
	<circle cx="124" cy="76" r="17" fill="#f3b234"/><circle cx="118" cy="70" r="6" fill="#fff3d0"/>
	${["#d8492f", "#f0a63a", "#6fa7d8", "#6fa7d8", "#f0a63a", "#d8492f"]
		.map((fill, cup) => `<path d="M${13 + cup * 29.5} 166h22l5 5v17h-27Z" fill="${fill}"/>`)
		.join("")}`,
);

const ball = (x: number, y: number, fill: string, number: number): string =>
	`<circle cx="${x}" cy="${y}" r="34" fill="${fill}"/><circle cx="${x}" cy="${y}" r="19" fill="#fff8ea"/>
	<text x="${x}" y="${y + 8}" font-family="House" font-weight="900" font-size="23" text-anchor="middle" fill="#1b2430">${number}</text>
	<circle cx="${x - 13}" cy="${y - 17}" r="6" fill="#ffffff" opacity=".55"/>`;

const balls = picture(
	ball(62, 66, "#d8492f", 7) +
		ball(138, 60, "#2f9a7a", 24) +
		ball(100, 124, "#e5a93c", 31) +
		ball(40, 148, "#4a84cf", 12) +
		ball(162, 148, "#a35cc0", 40),
);

const wheelTones = ["#e5a93c", "#23313a", "#d8492f", "#23313a", "#2f9a7a", "#23313a", "#4a84cf", "#23313a"];

const wheel = picture(
	`<circle cx="100" cy="104" r="88" fill="#fff0cc"/>${Array.from({ length: 16 }, (_, field) => {
		const corner = (turn: number): string => {
			const angle = (turn / 16) * Math.PI * 2 - Math.PI / 2;
			return `${(100 + 80 * Math.cos(angle)).toFixed(1)} ${(104 + 80 * Math.sin(angle)).toFixed(1)}`;
		};
		return `<path d="M100 104L${corner(field)}A80 80 0 0 1 ${corner(field + 1)}Z" fill="${wheelTones[field % 8]}"/>`;
	}).join("")}<circle cx="100" cy="104" r="26" fill="#fff0cc"/><circle cx="100" cy="104" r="14" fill="#e5a93c"/>
	<path d="M84 4h32l-16 34Z" fill="#fff6e0" stroke="#1b2430" stroke-width="4"/>`,
);

const card = (turn: number, fill: string, letter: string): string =>
	`<g transform="translate(${turn * 1.7} 0) rotate(${turn} 100 150)"><path d="M62 34h66l12 12v100a10 10 0 0 1-10 10H62a10 10 0 0 1-10-10V44a10 10 0 0 1 10-10z" fill="#fffaf0"/>
	<text x="96" y="112" font-family="House" font-weight="900" font-size="62" text-anchor="middle" fill="${fill}">${letter}</text></g>`;

const cards = picture(
	`${card(-17, "#1f2b38", "A")}${card(14, "#c63a2a", "K")}
	<path d="m178 34 16 22h-32zM178 96l16-22h-32z" fill="#ffe08f"/>`,
);

/** A flame-tailed rocket over a steep curve that breaks off. */
const flight = picture(
	`<path d="M22 176C78 172 122 140 142 84" fill="none" stroke="#ffd98a" stroke-width="16" stroke-linecap="round" opacity=".4"/>
	<path d="M22 176C78 172 122 140 142 84" fill="none" stroke="#fff3d0" stroke-width="6" stroke-linecap="round"/>
	<path d="M22 26v156h160" fill="none" stroke="#fff3d0" stroke-width="5" stroke-linecap="round" opacity=".5"/>
	<g transform="translate(150 62) rotate(24)"><path d="M0-46C20-26 22 2 15 26H-15C-22 2-20-26 0-46Z" fill="#fff6e0"/>
	<path d="M-15 8-29 32-13 28ZM15 8 29 32 13 28Z" fill="#e8573b"/><circle cy="-12" r="9" fill="#4a84cf"/>
	<path d="M-10 30H10L0 58Z" fill="#f3a62b"/></g>
	<path d="m172 108 8 10 12-4-4 12 10 8-12 5 1 13-11-7-11 7 1-13-12-5 10-8-4-12 12 4Z" fill="#e8573b"/>`,
);

export const originalFigures: readonly Figure[] = [
	{ game: "dice", hue: 42, names: { en: "Dice", ko: "다이스" }, svg: die },
	{ game: "limbo", hue: 285, names: { en: "Limbo", ko: "림보" }, svg: comet },
	{ game: "mines", hue: 165, names: { en: "Mines", ko: "마인즈" }, svg: gems },
	{ game: "plinko", hue: 20, names: { en: "Plinko", ko: "플링코" }, svg: pins },
	{ game: "keno", hue: 245, names: { en: "Keno", ko: "키노" }, svg: balls },
	{ game: "wheel", hue: 340, names: { en: "Wheel", ko: "휠" }, svg: wheel },
	{ game: "hi-lo", hue: 200, names: { en: "Hi-Lo", ko: "하이로우" }, svg: cards },
	{ game: "crash", hue: 8, names: { en: "Crash", ko: "크래시" }, svg: flight },
];
