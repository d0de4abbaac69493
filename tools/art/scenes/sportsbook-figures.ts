// The figures of the sportsbook's tiles: a ball over a pitch, and a pad under a screen's cross.
import { type Figure, picture } from "./figure.ts";

const corners = (x: number, y: number, size: number): string =>
	Array.from({ length: 5 }, (_none, place) => {
		const angle = (Math.PI * 2 * place) / 5 - Math.PI / 2;
		return `${(x + size * Math.cos(angle)).toFixed(1)},${(y + size * Math.sin(angle)).toFixed(1)}`;
	}).join(" ");

const seams = Array.from(
	{ length: 5 },
	(_none, place) => `<path d="M100 62V28" stroke="#1b2430" stroke-width="5" transform="rotate(${place * 72} 100 90)"/>
	<polygon points="${corners(100, 22, 20)}" fill="#1b2430" transform="rotate(${place * 72} 100 90)"/>`,
).join("");

/** A ball in front of the centre line of a pitch. */
const ball = picture(
	`<path d="M8 172h184M100 120v72" stroke="#fff0cc" stroke-width="5" opacity=".8"/>
	<ellipse cx="100" cy="172" rx="62" ry="16" fill="none" stroke="#fff0cc" stroke-width="5" opacity=".8"/>
	<clipPath id="ball"><circle cx="100" cy="90" r="72"/></clipPath>
	<circle cx="100" cy="90" r="72" fill="#fff8ea"/><g clip-path="url(#ball)">${seams}</g>
	<polygon points="${corners(100, 90, 28)}" fill="#1b2430"/>
	<ellipse cx="74" cy="44" rx="20" ry="11" fill="#ffffff" opacity=".7"/>`,
);

/** A pad with its buttons under a cross-hair. */
const pad = picture(
	`<circle cx="100" cy="62" r="46" fill="none" stroke="#ffd98a" stroke-width="6"/>
	<path d="M100 4v38M100 82v38M42 62h38M120 62h38" stroke="#ffd98a" stroke-width="6" stroke-linecap="round"/>
	<circle cx="100" cy="62" r="7" fill="#d8492f"/>
	<path d="M52 106h96c30 0 46 30 46 60 0 22-22 26-34 8l-12-18H52l-12 18C28 192 6 188 6 166c0-30 16-60 46-60Z" fill="#fff8ea"/>
	<path d="M52 122v28M38 136h28" stroke="#1b2430" stroke-width="9" stroke-linecap="round"/>
	<circle cx="150" cy="126" r="7" fill="#2f9a7a"/><circle cx="150" cy="148" r="7" fill="#d8492f"/>
	<circle cx="138" cy="137" r="7" fill="#4a84cf"/><circle cx="162" cy="137" r="7" fill="#e5a93c"/>`,
);

export const sportsbookFigures: readonly Figure[] = [
	{ game: "sportsbook", hue: 148, names: { en: "Sportsbook", ko: "스포츠북" }, svg: ball },
	{ game: "esportsbook", hue: 228, names: { en: "E-sportsbook", ko: "e스포츠북" }, svg: pad },
];
