// Stones that scatter where something was caught and fly to the cannon that caught it; the ring of a net that opened. Without motion
// there is none of it.
import { Container, Sprite, type Texture } from "pixi.js";
import type { Point } from "../../core/index.ts";
import { paleTone } from "../art/tones.ts";

type Flight = {
	readonly from: Point;
	readonly over: Point;
	readonly to: Point;
	readonly milliseconds: number;
};

type Spark = { readonly sprite: Sprite; flight: Flight; age: number };

export type Scatter = {
	readonly from: Point;
	readonly to: Point;
	readonly tones: readonly string[];
	readonly count: number;
};

const most = 260;

export function createSparks({ stone, calm }: { readonly stone: Texture; readonly calm: () => boolean }) {
	const container = new Container();
	/** Those that fly come first; who rests has no size, which costs less than coming and going. */
	const sparks: Spark[] = [];
	let flying = 0;
	const add = (flight: Flight, tone: string): void => {
		if (flying >= most) return;
		const spark = sparks[flying] ?? { sprite: container.addChild(new Sprite(stone)), flight, age: 0 };
		sparks[flying] = spark;
		flying += 1;
		spark.flight = flight;
		spark.age = 0;
		spark.sprite.anchor.set(0.5);
		spark.sprite.tint = tone;
	};
	return {
		container,
		scatter({ from, to, tones, count }: Scatter): void {
			if (calm()) return;
			for (let index = 0; index < count; index++) {
				const angle = (index / count) * Math.PI * 2 + index;
				const far = 40 + (index % 5) * 22;
				const over = { x: from.x + Math.cos(angle) * far, y: from.y + Math.sin(angle) * far };
				add({ from, over, to, milliseconds: 620 + (index % 7) * 60 }, tones[index % tones.length] ?? paleTone);
			}
		},
		/** Small stones in a ring that widens. */
		ring(at: Point, tone: string): void {
			if (calm()) return;
			for (let index = 0; index < 8; index++) {
				const angle = (index / 8) * Math.PI * 2;
				const end = { x: at.x + Math.cos(angle) * 40, y: at.y + Math.sin(angle) * 40 };
				add({ from: at, over: end, to: end, milliseconds: 240 }, tone);
			}
		},
		advance(milliseconds: number): void {
			for (let index = flying - 1; index >= 0; index--) {
				const spark = sparks[index];
				const lastOne = sparks[flying - 1];
				if (spark === undefined || lastOne === undefined) continue;
				spark.age += milliseconds;
				const { sprite, flight } = spark;
				const part = Math.min(1, spark.age / flight.milliseconds);
				if (part >= 1) {
					sprite.scale.set(0);
					sparks[index] = lastOne;
					sparks[flying - 1] = spark;
					flying -= 1;
					continue;
				}
				sprite.rotation = spark.age / 120;
				show(sprite, flight, part);
			}
		},
	};
}

function show(sprite: Sprite, { from, over, to }: Flight, part: number): void {
	const a = (1 - part) * (1 - part);
	const b = 2 * part * (1 - part);
	const c = part * part;
	sprite.position.set(a * from.x + b * over.x + c * to.x, a * from.y + b * over.y + c * to.y);
	sprite.scale.set(0.9 - part * 0.5);
	sprite.alpha = part > 0.8 ? (1 - part) * 5 : 1;
}
