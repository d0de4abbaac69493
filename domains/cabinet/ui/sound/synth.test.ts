import { describe, expect, it } from "vitest";
import { cues, scoreOf } from "./score.ts";
import { renderVoices, sampleRate, type Wave, writeWav } from "./synth.ts";

const tuning = { root: 220, scale: [0, 2, 4, 7, 9], instrument: "bell" } as const;

describe("the synthesiser", () => {
	it.each<Wave>(["sine", "triangle", "bell", "wood", "noise"])("%s is audible, bounded, ends in silence", (wave) => {
		const samples = renderVoices([{ wave, at: 0.1, seconds: 0.4, hertz: 440, gain: 0.5 }]);
		expect(samples).toHaveLength(Math.ceil(0.5 * sampleRate));
		const peak = samples.reduce((high, sample) => Math.max(high, Math.abs(sample)), 0);
		expect(peak).toBeGreaterThan(0.05);
		expect(peak).toBeLessThan(1);
		expect(samples.slice(0, Math.floor(0.1 * sampleRate)).every((sample) => sample === 0)).toBe(true);
		expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.001);
	});

	it("makes the same sound every time", () => {
		const voice = { wave: "noise", at: 0, seconds: 0.1, hertz: 900, gain: 0.5 } as const;
		expect(renderVoices([voice])).toEqual(renderVoices([voice]));
	});

	it("no voices are no samples", () => {
		expect(renderVoices([])).toHaveLength(0);
	});

	it("writes a WAV file of 16 bits", () => {
		const bytes = writeWav(Float32Array.of(0, 1, -1, 2));
		const view = new DataView(bytes.buffer);
		expect(new TextDecoder().decode(bytes.subarray(0, 16))).toMatch(/^RIFF....WAVEfmt /s);
		expect(view.getUint32(40, true)).toBe(8);
		expect([0, 1, 2, 3].map((index) => view.getInt16(44 + index * 2, true))).toEqual([0, 32_767, -32_767, 32_767]);
	});
});

describe("a game's score", () => {
	it.each(cues)("%s is short, and never clips", (cue) => {
		const samples = renderVoices(scoreOf(tuning)[cue]);
		expect(samples.length).toBeGreaterThan(0);
		expect(samples.length / sampleRate).toBeLessThan(2);
		expect(samples.every((sample) => Number.isFinite(sample) && Math.abs(sample) <= 1)).toBe(true);
	});

	it("a win climbs", () => {
		const hertz = scoreOf(tuning).win.map((voice) => voice.hertz);
		expect(hertz).toEqual([...hertz].sort((left, right) => left - right));
	});
});
