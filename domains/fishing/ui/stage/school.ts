// The creatures that swim: one sprite each, its frames by the clock, its head where it goes.
import { Container, Sprite, type Texture } from "pixi.js";
import type { FishingGame, Point, Species } from "../../core/index.ts";
import { creatureOf } from "../art/creatures.ts";
import { frameCount } from "../art/lay-stones.ts";
import { goldTone, paleTone } from "../art/tones.ts";
import type { Target } from "../play/bullets.ts";
import type { Swim } from "../play/swimming.ts";

export type Shown = Target;

export type SchoolParts = {
	readonly frames: (species: Species, frame: number) => Texture;
	readonly glow: Texture;
	readonly game: FishingGame;
	readonly calm: () => boolean;
};

type Swimming = {
	readonly body: Sprite;
	readonly light: Sprite | undefined;
	readonly species: Species;
	x: number;
	y: number;
	heading: number;
	phase: number;
};

/** Drawn in a square a little wider than the creature. */
const margin = 1.12;

export function createSchool({ frames, glow, game, calm }: SchoolParts) {
	const container = new Container();
	const lights = new Container();
	const bodies = new Container();
	container.addChild(lights, bodies);
	const ring = new Sprite(glow);
	ring.anchor.set(0.5);
	ring.tint = goldTone;
	container.addChildAt(ring, 0);
	const swims = new Map<number, Swimming>();
	/** Where those were that are gone: a catch is told when its fish is not shown any more. */
	const last = new Map<number, { at: Point; species: Species }>();
	const enter = ({ fish, swimmer, x, y }: Target & Swim): Swimming => {
		const { species } = swimmer;
		const creature = creatureOf(game, species.name);
		const body = bodies.addChild(new Sprite(frames(species, 0)));
		body.anchor.set(0.5);
		const light = creature.glow === undefined ? undefined : lights.addChild(new Sprite(glow));
		if (light !== undefined) {
			light.anchor.set(0.5);
			light.tint = creature.glow ?? paleTone;
			light.alpha = 0.5;
		}
		const one = { body, light, species, x, y, heading: swimmer.mirrored ? Math.PI : 0, phase: (fish % 7) / 7 };
		swims.set(fish, one);
		return one;
	};
	const leave = (fish: number, { body, light, species, x, y }: Swimming): void => {
		last.set(fish, { at: { x, y }, species });
		if (last.size > 80) for (const known of [...last.keys()].slice(0, 20)) last.delete(known);
		body.destroy();
		light?.destroy();
		swims.delete(fish);
	};
	return {
		container,
		show(
			{ targets, lock }: { readonly targets: readonly (Target & Swim)[]; readonly lock: number | undefined },
			milliseconds: number,
		): void {
			const here = new Set(targets.map(({ fish }) => fish));
			for (const [fish, one] of swims) if (!here.has(fish)) leave(fish, one);
			ring.visible = false;
			for (const target of targets) {
				const one = swims.get(target.fish) ?? enter(target);
				move(one, target, { milliseconds, frames, calm: calm(), turns: creatureOf(game, one.species.name).turns });
				if (target.fish !== lock) continue;
				ring.visible = true;
				ring.position.set(target.x, target.y);
				ring.width = ring.height = target.size * 3.4;
			}
		},
		placeOf(fish: number): { readonly at: Point; readonly tones: readonly string[] } | undefined {
			const now = swims.get(fish);
			const known = now === undefined ? last.get(fish) : { at: { x: now.x, y: now.y }, species: now.species };
			if (known === undefined) return undefined;
			return { at: known.at, tones: creatureOf(game, known.species.name).parts.flatMap(({ tones }) => tones) };
		},
	};
}

type Moving = {
	readonly milliseconds: number;
	readonly frames: SchoolParts["frames"];
	readonly calm: boolean;
	readonly turns: boolean;
};

function move(one: Swimming, { x, y, size }: Target, { milliseconds, frames, calm, turns }: Moving): void {
	const [dx, dy] = [x - one.x, y - one.y];
	if (Math.hypot(dx, dy) > 0.05) one.heading = Math.atan2(dy, dx);
	one.x = x;
	one.y = y;
	if (!calm) one.phase = (one.phase + milliseconds / (520 + size * 6)) % 1;
	const { body, light, species, heading } = one;
	body.texture = frames(species, Math.floor(one.phase * frameCount) % frameCount);
	body.position.set(x, y);
	const scale = (size * 2 * margin) / body.texture.width;
	const left = Math.abs(heading) > Math.PI / 2;
	body.scale.set(turns && left ? -scale : scale, scale);
	// Its back stays up: to the left it is a mirror's picture.
	const lean = left ? (heading > 0 ? heading - Math.PI : heading + Math.PI) : heading;
	body.rotation = turns ? lean : lean * 0.25;
	if (light === undefined) return;
	light.position.set(x, y);
	light.width = light.height = size * 3.2;
}
