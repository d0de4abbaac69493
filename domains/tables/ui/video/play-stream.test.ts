import { expect, test } from "vitest";
import { bestOf } from "./play-stream.ts";

const whep = { kind: "whep", url: "https://studio.example/w", latencyMs: 400 } as const;
const hls = { kind: "llhls", url: "https://studio.example/l.m3u8", latencyMs: 2_000 } as const;

test("the least late of the pictures that the browser plays", () => {
	expect(bestOf([hls, whep], { rtc: true, hls: true })).toBe(whep);
	expect(bestOf([hls, whep], { rtc: false, hls: true })).toBe(hls);
	expect(bestOf([hls, whep], { rtc: false, hls: false })).toBeUndefined();
	expect(bestOf([hls, { ...whep, latencyMs: 3_000 }], { rtc: true, hls: true })).toBe(hls);
});
