// Plays a game's cues and remembers the mute. It owns the browser's sound; it decides nothing about play.
import { Howl, Howler } from "howler";
import { type Cue, cues, scoreOf, type Tuning } from "./score.ts";
import { renderVoices, writeWav } from "./synth.ts";

export type Speaker = {
	/** Plays a cue. `pitch` 1 is as written; each next reel or cascade may sound a little higher. */
	readonly play: (cue: Cue, pitch?: number) => void;
	readonly setMuted: (muted: boolean) => void;
	readonly close: () => void;
};

/** Opens the sounds of a game. They are made in idle moments, so that nothing waits for them. */
export function openSpeaker(tuning: Tuning, options: { muted: boolean }): Speaker {
	Howler.mute(options.muted);
	const score = scoreOf(tuning);
	const sounds = new Map<Cue, Howl>();
	const make = (cue: Cue): void => {
		sounds.set(cue, new Howl({ src: [wavAddress(writeWav(renderVoices(score[cue])))], format: ["wav"], volume: 0.8 }));
	};
	const timers = cues.map((cue, index) => setTimeout(() => make(cue), 300 + index * 60));
	return {
		play(cue, pitch = 1) {
			const sound = sounds.get(cue);
			if (sound === undefined) return;
			sound.rate(pitch, sound.play());
		},
		setMuted: (muted) => Howler.mute(muted),
		close() {
			for (const timer of timers) clearTimeout(timer);
			for (const sound of sounds.values()) sound.unload();
		},
	};
}

/** A data address: it needs no further source in the content security policy. */
function wavAddress(bytes: Uint8Array): string {
	let text = "";
	for (let from = 0; from < bytes.length; from += 8_192) {
		text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
	}
	return `data:audio/wav;base64,${btoa(text)}`;
}
