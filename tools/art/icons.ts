// Draws the house's icon sheet from Lucide's line icons (ISC), under the house's own names. Run after a change here.
import { writeFileSync } from "node:fs";
import * as z from "zod/mini";

const drawings = {
	home: "house",
	games: "layout-grid",
	bets: "receipt-text",
	rewards: "gift",
	me: "user-round",
	search: "search",
	close: "x",
	menu: "menu",
	"chevron-right": "chevron-right",
	"chevron-left": "chevron-left",
	"chevron-down": "chevron-down",
	"arrow-right": "arrow-right",
	star: "star",
	heart: "heart",
	clock: "clock",
	flame: "flame",
	sparkles: "sparkles",
	eye: "eye",
	"eye-off": "eye-off",
	refresh: "refresh-cw",
	sun: "sun",
	moon: "moon",
	system: "monitor",
	language: "languages",
	info: "info",
	check: "check",
	alert: "triangle-exclamation-point",
	help: "circle-question-mark",
	service: "headset",
	mail: "mail",
	chat: "message-circle",
	write: "square-pen",
	download: "download",
	"log-out": "log-out",
	"log-in": "log-in",
	wallet: "wallet",
	shield: "shield-check",
	play: "play",
	pause: "pause",
	filter: "sliders-horizontal",
	sort: "arrow-down-wide-narrow",
	full: "maximize",
	collapse: "panel-left-close",
	expand: "panel-left-open",
	history: "rotate-ccw-clock",
	crown: "crown",
	bell: "bell",
	ticket: "tickets",
	trophy: "trophy",
	copy: "copy",
	calendar: "calendar-days",
	lock: "lock",
	settings: "settings-2",
	external: "external-link",
	replay: "rotate-ccw",
	bank: "landmark",
	card: "credit-card",
	coins: "coins",
} as const;

const nodes = z.array(z.tuple([z.string(), z.record(z.string(), z.string())]));

async function symbol([name, drawing]: [string, string]): Promise<string> {
	const drawn = z.parse(
		z.object({ __iconData: z.object({ node: nodes }) }),
		await import(new URL(`../../node_modules/lucide-react/dist/esm/icons/${drawing}.mjs`, import.meta.url).href),
	);
	const shapes = drawn.__iconData.node.map(([tag, attributes]) => {
		const written = Object.entries(attributes).flatMap(([key, value]) => (key === "key" ? [] : [`${key}="${value}"`]));
		return `<${tag} ${written.join(" ")}/>`;
	});
	return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join("")}</symbol>`;
}

const symbols = await Promise.all(Object.entries(drawings).map(symbol));
const at = (path: string): URL => new URL(`../../platform/ui/${path}`, import.meta.url);
writeFileSync(
	at("assets/icons.svg"),
	`<svg xmlns="http://www.w3.org/2000/svg"><title>Icons</title>${symbols.join("")}</svg>\n`,
);
const quoted = Object.keys(drawings).map((name) => `\t"${name}",`);
writeFileSync(
	at("controls/icon-names.ts"),
	`// The icons of the sheet, as tools/art/icons.ts draws it.\nexport const iconNames = [\n${quoted.join("\n")}\n] as const;\n`,
);
