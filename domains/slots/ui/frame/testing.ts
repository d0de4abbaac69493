// What component tests of the frame stand on: a small pay table, a show without a canvas, the English sentences.
import { externalStore, type MessageSource } from "#platform/ui";
import type { PayTableView } from "../../contract/index.ts";
import en from "../messages/en.json";
import names from "../names.gen/en.json";
import { createHand } from "../play/hand.ts";
import type { Look } from "../stage/look.ts";
import type { Show } from "./show.ts";

/** English words as a data address: a test needs no server. */
const given = (domain: string, content: unknown): MessageSource => ({
	domain,
	files: { "./en.json": `data:application/json,${encodeURIComponent(JSON.stringify(content))}` },
});

/** The sentences of the frame, and the words of the games. */
export const sentences = [given("slots", en), given("slot-names", names)] as const;

export const testTable: PayTableView = {
	id: "dancheong-gate@1",
	game: "dancheong-gate",
	version: 1,
	liveFrom: "2026-01-01",
	grid: { reels: 3, rows: 3 },
	symbols: [
		{ code: "gate-guardian", role: "wild", pays: [], multiplier: 1 },
		{ code: "wind-bell", role: "scatter", pays: [{ count: 3, credits: 40 }], multiplier: 1 },
		{
			code: "phoenix",
			role: "plain",
			pays: [
				{ count: 2, credits: 10 },
				{ count: 3, credits: 100 },
			],
			multiplier: 1,
		},
	],
	award: {
		kind: "lines",
		lines: [
			[1, 1, 1],
			[0, 1, 2],
		],
	},
	cost: 20,
	base: {
		strips: [
			[0, 1, 2],
			[2, 1, 0],
			[1, 2, 0],
		],
		expandWilds: false,
		cascades: false,
		ladder: [1],
	},
	topAward: { credits: 5_000, oneIn: 1_234_567 },
	rtp: "96.02",
	hitRate: "28.40",
	volatility: "medium",
};

const empty = "<svg xmlns='http://www.w3.org/2000/svg'/>";

export const testLook: Look = {
	symbols: { "gate-guardian": () => empty, "wind-bell": () => empty, phoenix: () => empty },
	backdrop: () => empty,
	full: { top: 1, side: 0.3, bottom: 0.6 },
	compact: { top: 0.3, side: 0.3, bottom: 0.5 },
	frame: () => empty,
	drift: { picture: () => empty, count: 0, speed: { x: 0, y: 0 }, size: 0.01, opacity: 1 },
	light: { colour: "white", blend: "add" },
	well: "black",
	plate: "white",
	words: { fill: "white", edge: "black" },
	tuning: { root: 220, scale: [0, 4, 7], instrument: "sine" },
};

/** A show whose stage is never opened. */
export function testShow(): Show {
	return {
		look: testLook,
		table: testTable,
		layout: externalStore<ReturnType<Show["layout"]["get"]>>(undefined),
		counted: externalStore(0),
		showing: externalStore<ReturnType<Show["showing"]["get"]>>(undefined),
		pointing: externalStore<ReturnType<Show["pointing"]["get"]>>(undefined),
		free: externalStore<ReturnType<Show["free"]["get"]>>(undefined),
		multiplier: externalStore(1),
		muted: externalStore(false),
		hand: createHand((milliseconds, work) => void setTimeout(work, milliseconds)),
		speaker: { play: () => {}, setMuted: () => {}, close: () => {} },
		open: () => Promise.reject(new Error("no canvas in a test")),
	};
}
