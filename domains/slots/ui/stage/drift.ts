// What drifts slowly before the scene: embers, petals, dust in the light. Still under reduced motion.
import { Container, Sprite } from "pixi.js";
import type { Size } from "./layout.ts";
import type { Drift } from "./look.ts";
import type { Motion } from "./motion.ts";
import { pictureTexture } from "./textures.ts";

export type DriftView = { readonly container: Container; readonly place: (size: Size) => void };

const pixels = 64;
/** Frames are drawn this far apart: drifting is slow, and a resting game should cost little. */
const every = 50;

export async function createDrift(
	drift: Drift,
	context: { readonly motion: Motion; readonly calm: () => boolean },
): Promise<DriftView> {
	const container = new Container();
	if (context.calm()) return { container, place: () => {} };
	const texture = await pictureTexture(drift.picture(), { width: pixels, height: pixels });
	const motes = Array.from({ length: drift.count }, (_, index) => {
		const sprite = new Sprite({ texture, anchor: 0.5, alpha: drift.opacity * (0.4 + 0.6 * share(index * 3)) });
		container.addChild(sprite);
		return { sprite, pace: 0.5 + share(index * 5), sway: share(index * 11) * 6 };
	});
	let size: Size = { width: 1, height: 1 };
	let time = 0;
	const timer = setInterval(() => {
		if (container.destroyed) return clearInterval(timer);
		if (document.hidden) return;
		time += every / 1_000;
		for (const mote of motes) move(mote, { drift, size, time });
		context.motion.touch();
	}, every);
	return {
		container,
		place(next) {
			size = next;
			motes.forEach(({ sprite }, index) => {
				const side = Math.min(size.width, size.height) * drift.size * (0.5 + share(index * 7));
				sprite.setSize(side);
				sprite.position.set(share(index * 13) * size.width, share(index * 17) * size.height);
			});
		},
	};
}

/** A share from 0 to 1 that looks scattered and is the same every time. */
const share = (index: number): number => ((index * 7_919 + 3_571) % 997) / 997;

function move(
	mote: { readonly sprite: Sprite; readonly pace: number; readonly sway: number },
	at: { readonly drift: Drift; readonly size: Size; readonly time: number },
): void {
	const { drift, size } = at;
	const seconds = every / 1_000;
	const { sprite } = mote;
	const margin = sprite.width;
	const x = sprite.x + (drift.speed.x * mote.pace + Math.sin(at.time + mote.sway) * 8) * seconds;
	const y = sprite.y + drift.speed.y * mote.pace * seconds;
	sprite.x = wrap(x, { from: -margin, to: size.width + margin });
	sprite.y = wrap(y, { from: -margin, to: size.height + margin });
	sprite.rotation = Math.sin(at.time * 0.6 + mote.sway) * 0.6;
}

function wrap(value: number, range: { readonly from: number; readonly to: number }): number {
	if (value < range.from) return range.to;
	return value > range.to ? range.from : value;
}
