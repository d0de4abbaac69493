// Which sounds a game has, as voices. Every game plays the same cues in its own key and with its own instrument.
import type { Voice, Wave } from "./synth.ts";

/** The cues of the stage. `win` is for a return above the stake only (RTS 14F). */
export const cues = ["press", "spin", "reel-stop", "symbols", "cascade", "scatter", "win", "feature"] as const;
export type Cue = (typeof cues)[number];

export type Tuning = {
	/** The key's first tone, in hertz. */
	readonly root: number;
	/** Steps above the root, in semitones: the scale that wins climb. */
	readonly scale: readonly number[];
	readonly instrument: Exclude<Wave, "noise">;
};

export function scoreOf(tuning: Tuning): Readonly<Record<Cue, readonly Voice[]>> {
	const tone = (step: number): number => {
		const octave = Math.floor(step / tuning.scale.length);
		const semitones = (tuning.scale[step % tuning.scale.length] ?? 0) + 12 * octave;
		return tuning.root * 2 ** (semitones / 12);
	};
	const note = (step: number, at: number, gain: number): Voice => ({
		wave: tuning.instrument,
		at,
		seconds: 0.7,
		hertz: tone(step),
		gain,
	});
	const run = (steps: readonly number[], spacing: number): Voice[] =>
		steps.map((step, index) => note(step, index * spacing, 0.3));
	return {
		press: [{ wave: "wood", at: 0, seconds: 0.06, hertz: tone(7), gain: 0.25 }],
		spin: [{ wave: "noise", at: 0, seconds: 0.5, hertz: 300, glideTo: 1_800, gain: 0.28, attack: 0.16 }],
		"reel-stop": [
			{ wave: "wood", at: 0, seconds: 0.16, hertz: tuning.root / 2, glideTo: tuning.root / 3, gain: 0.5 },
			{ wave: "noise", at: 0, seconds: 0.05, hertz: 2_400, gain: 0.2 },
		],
		symbols: [note(2, 0, 0.22), note(4, 0.06, 0.22)],
		cascade: [{ wave: "noise", at: 0, seconds: 0.22, hertz: 3_200, glideTo: 500, gain: 0.22 }, note(5, 0.04, 0.16)],
		scatter: [...run([4, 7], 0.09), { wave: "bell", at: 0.1, seconds: 1.1, hertz: tone(9), gain: 0.2 }],
		win: run([0, 2, 4, 5, 7], 0.085),
		feature: [...run([0, 2, 4, 5, 7, 9], 0.11), note(0, 0.66, 0.3), note(4, 0.66, 0.3), note(10, 0.66, 0.3)],
	};
}
