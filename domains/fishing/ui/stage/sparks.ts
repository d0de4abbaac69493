// Stones that scatter where something was caught and fly to the cannon that caught it; the ring of a net that opened. Without motion
// there is none of it.
import { Container, Sprite, type Texture } from "pixi.js";
import type { Point } from "../../core/index.ts";
import { paleTone } from "../art/tones.ts";

type Spark = {
	readonly sprite: Sprite;
	readonly from: Point;
	readonly over: Point;
	readonly to: Point;
	readonly milliseconds: number;
	age: number;
};

export type Scatter = {
	readonly from: Point;
	readonly to: Point;
	readonly tones: readonly string[];
	readonly count: number;
};

const most = 260;

export function createSparks({ stone, calm }: { readonly stone: Texture; readonly calm: () => boolean }) {
	const container = new Container();
	let sparks: Spark[] = [];
	const add = (of: Omit<Spark, "sprite" | "age">, tone: string): void => {
		if (sparks.length >= most) return;
		const sprite = container.addChild(new Sprite(stone));
		sprite.anchor.set(0.5);
		sprite.tint = tone;
		sparks.push({ ...of, sprite, age: 0 });
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
			for (const spark of sparks) {
				spark.age += milliseconds;
				const part = Math.min(1, spark.age / spark.milliseconds);
				const { from, over, to, sprite } = spark;
				const [a, b, c] = [(1 - part) * (1 - part), 2 * part * (1 - part), part * part];
				sprite.position.set(a * from.x + b * over.x + c * to.x, a * from.y + b * over.y + c * to.y);
				sprite.rotation = spark.age / 120;
				sprite.scale.set(0.9 - part * 0.5);
				sprite.alpha = part > 0.8 ? (1 - part) * 5 : 1;
				if (part >= 1) sprite.destroy();
			}
			sparks = sparks.filter((spark) => spark.age < spark.milliseconds);
		},
	};
}
