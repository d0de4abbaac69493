// Makes sounds from numbers: voices with an envelope, mixed and written as a WAV file. Pure; no recording is used.
import { seededChance } from "#platform/kernel";

export const sampleRate = 22_050;

export type Wave = "sine" | "triangle" | "bell" | "glass" | "reed" | "skin" | "wood" | "noise";

/** One tone. Times in seconds from the sound's start, frequencies in hertz, gain 0 to 1. */
export type Voice = {
	readonly wave: Wave;
	readonly at: number;
	readonly seconds: number;
	readonly hertz: number;
	/** Where the pitch (of noise: its brightness) glides to; the same as `hertz` when left out. */
	readonly glideTo?: number;
	readonly gain: number;
	/** Seconds of fading in; a click is avoided from 0.003 up. */
	readonly attack?: number;
};

/** Mixes voices into samples between -1 and 1, bent softly where they would clip. */
export function renderVoices(voices: readonly Voice[]): Float32Array {
	const seconds = Math.max(0, ...voices.map((voice) => voice.at + voice.seconds));
	const samples = new Float32Array(Math.ceil(seconds * sampleRate));
	for (const voice of voices) addVoice(samples, voice);
	return samples.map((sample) => Math.tanh(sample));
}

function addVoice(samples: Float32Array, voice: Voice): void {
	const first = Math.floor(voice.at * sampleRate);
	const count = Math.floor(voice.seconds * sampleRate);
	const oscillate = oscillator(voice.wave);
	let turns = 0;
	for (let index = 0; index < count; index++) {
		const part = index / count;
		const hertz = voice.hertz * ((voice.glideTo ?? voice.hertz) / voice.hertz) ** part;
		turns += hertz / sampleRate;
		const value = oscillate({ turns, part, hertz }) * envelope(voice, { index, part }) * voice.gain;
		samples[first + index] = (samples[first + index] ?? 0) + value;
	}
}

function envelope(voice: Voice, at: { index: number; part: number }): number {
	const rise = Math.min(1, at.index / sampleRate / (voice.attack ?? 0.004));
	return rise * (1 - at.part) ** 2;
}

type Moment = { readonly turns: number; readonly part: number; readonly hertz: number };

function oscillator(wave: Wave): (moment: Moment) => number {
	const sine = (turns: number): number => Math.sin(turns * 2 * Math.PI);
	switch (wave) {
		case "sine":
			return ({ turns }) => sine(turns);
		case "triangle":
			return ({ turns }) => 4 * Math.abs((turns % 1) - 0.5) - 1;
		case "bell":
			return ({ turns, part }) =>
				0.6 * sine(turns) + 0.3 * sine(turns * 2.76) * (1 - part) + 0.2 * sine(turns * 5.4) * (1 - part) ** 4;
		case "glass":
			return ({ turns, part }) => 0.75 * sine(turns) + 0.25 * sine(turns * 4.02) * (1 - part) ** 2;
		case "reed":
			return ({ turns, part }) =>
				0.5 * sine(turns) + 0.26 * sine(turns * 3) * (1 - part) + 0.16 * sine(turns * 5) * (1 - part) ** 2;
		case "skin":
			return ({ turns, part }) =>
				0.8 * sine(turns * (1 + 0.4 * (1 - part) ** 8)) + 0.3 * sine(turns * 1.59) * (1 - part) ** 3;
		case "wood":
			return ({ turns, part }) => 0.7 * sine(turns) + 0.5 * sine(turns * 3.9) * (1 - part) ** 6;
		case "noise":
			return filteredNoise();
	}
}

/** Noise through a one-pole low pass that follows the voice's frequency. The same noise every time. */
function filteredNoise(): (moment: Moment) => number {
	const chance = seededChance(7);
	let level = 0;
	return ({ hertz }) => {
		const white = chance.below(65_536) / 32_768 - 1;
		level += (white - level) * Math.min(1, (2 * Math.PI * hertz) / sampleRate);
		return level * 2;
	};
}

/** Samples as a WAV file: 16 bits, one channel. */
export function writeWav(samples: Float32Array): Uint8Array {
	const bytes = new Uint8Array(44 + samples.length * 2);
	const view = new DataView(bytes.buffer);
	const text = (offset: number, word: string): void => {
		for (let index = 0; index < word.length; index++) view.setUint8(offset + index, word.charCodeAt(index));
	};
	text(0, "RIFF");
	view.setUint32(4, 36 + samples.length * 2, true);
	text(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, sampleRate, true);
	view.setUint32(28, sampleRate * 2, true);
	view.setUint16(32, 2, true);
	view.setUint16(34, 16, true);
	text(36, "data");
	view.setUint32(40, samples.length * 2, true);
	samples.forEach((sample, index) => {
		view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
	});
	return bytes;
}
