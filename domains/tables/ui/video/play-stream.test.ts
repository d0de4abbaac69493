import { expect, test } from "vitest";
import { lieWords } from "./lie-words.ts";
import { bestOf } from "./play-stream.ts";

const whep = { kind: "whep", url: "https://studio.example/w", latencyMs: 400 } as const;
const hls = { kind: "llhls", url: "https://studio.example/l.m3u8", latencyMs: 2_000 } as const;

test("the least late of the pictures that the browser plays", () => {
	expect(bestOf([hls, whep], { rtc: true, hls: true })).toBe(whep);
	expect(bestOf([hls, whep], { rtc: false, hls: true })).toBe(hls);
	expect(bestOf([hls, whep], { rtc: false, hls: false })).toBeUndefined();
	expect(bestOf([hls, { ...whep, latencyMs: 3_000 }], { rtc: true, hls: true })).toBe(hls);
});

test("what lies is read side by side, or as the number it is", () => {
	const lies = [
		{ pos: "P1", code: "8C" },
		{ pos: "B1", code: "TH" },
		{ pos: "P2", code: "AS" },
	];
	expect(lieWords((key) => key, lies)).toBe("spot.player 8\u2663 A\u2660, spot.banker 10\u2665");
	expect(lieWords((key) => key, [{ pos: "ball", code: "17" }])).toBe("17");
	expect(lieWords((key) => key, [])).toBe("");
});
