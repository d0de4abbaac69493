// What lies on a studio's table, as people read it: "Player 8\u2663 A\u2663, Banker 10\u2663".
import type { TableSeen } from "../../contract/index.ts";
import { rankText, readCard, suitOf } from "../../core/index.ts";
import type { useTableText } from "../text.ts";

type Lies = NonNullable<TableSeen["video"]>["lies"];

const suits = ["\u2663", "\u2666", "\u2665", "\u2660"] as const;
const sides = { P: "spot.player", B: "spot.banker", D: "spot.dragon", T: "spot.tiger" } as const;

function thingText(code: string): string {
	const card = readCard(code);
	return card === undefined ? code : `${rankText(card)}${suits[suitOf(card)] ?? ""}`;
}

export function lieWords(say: ReturnType<typeof useTableText>, lies: Lies): string {
	const bySide = Object.entries(sides).flatMap(([letter, name]) => {
		const own = lies.filter(({ pos }) => /^[PBDT]/.test(pos) && pos.startsWith(letter));
		return own.length === 0 ? [] : [`${say(name)} ${own.map(({ code }) => thingText(code)).join(" ")}`];
	});
	return bySide.length > 0 ? bySide.join(", ") : lies.map(({ code }) => code).join(", ");
}
