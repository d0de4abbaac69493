// The creatures that swim: one sprite each, its frames by the clock, its head where it goes.
import { Container, Sprite, type Texture } from "pixi.js";
import type { FishingGame, Point, Species } from "../../core/index.ts";
import { creatureOf } from "../art/creatures.ts";
import { frameCount } from "../art/lay-stones.ts";
import type { SeaArt } from "../art/sea-art.ts";
import { goldTone, paleTone } from "../art/tones.ts";
import type { Target } from "../play/bullets.ts";
import type { Swim } from "../play/swimming.ts";

export type Shown = Target;

export type SchoolParts = {
	readonly art: Pick<SeaArt, "frames" | "glow">;
	readonly game: FishingGame;
	readonly calm: () => boolean;
};

type Swimming = {
	readonly body: Sprite;
	readonly light: Sprite | undefined;
	readonly species: Species;
	/** Whether it keeps its head where it goes. */
	readonly turns: boolean;
	/** The picture in which it was last seen. */
	seen: number;
	x: number;
	y: number;
	heading: number;
	phase: number;
};

/** Drawn in a square a little wider than the creature. */
const margin = 1.12;

export function createSchool({ art: { frames, glow }, game, calm }: SchoolParts) {
	const [container, lights, bodies] = [new Container(), new Container(), new Container()];
	const ring = new Sprite({ texture: glow, anchor: 0.5, tint: goldTone });
	container.addChild(ring, lights, bodies);
	const [bodyPool, lightPool] = [createPool(bodies), createPool(lights)];
	const swims = new Map<number, Swimming>();
	let picture = 0;
	/** Where those were that are gone: a catch is told when its fish is not shown any more. */
	const last = new Map<number, { at: Point; species: Species }>();
	const enter = ({ fish, swimmer, x, y }: Target & Swim): Swimming => {
		const { species } = swimmer;
		const creature = creatureOf(game, species.name);
		const body = bodyPool.take(frames(species, 0));
		const light = creature.glow === undefined ? undefined : lightPool.take(glow);
		if (light !== undefined) {
			light.tint = creature.glow ?? paleTone;
			light.alpha = 0.5;
		}
		const heading = swimmer.mirrored ? Math.PI : 0;
		const { turns } = creature;
		const one: Swimming = { body, light, species, turns, seen: 0, x, y, heading, phase: (fish % 7) / 7 };
		swims.set(fish, one);
		return one;
	};
	const leave = (fish: number, { body, light, species, x, y }: Swimming): void => {
		last.set(fish, { at: { x, y }, species });
		if (last.size > 80) for (const known of [...last.keys()].slice(0, 20)) last.delete(known);
		bodyPool.rest(body);
		if (light !== undefined) lightPool.rest(light);
		swims.delete(fish);
	};
	return {
		container,
		show(
			{ targets, lock }: { readonly targets: readonly (Target & Swim)[]; readonly lock: number | undefined },
			milliseconds: number,
		): void {
			picture += 1;
			const moving = { milliseconds: calm() ? 0 : milliseconds, frames };
			let locked = false;
			for (const target of targets) {
				const one = swims.get(target.fish) ?? enter(target);
				one.seen = picture;
				move(one, target, moving);
				if (target.fish !== lock) continue;
				locked = true;
				ring.position.set(target.x, target.y);
				ring.width = ring.height = target.size * 3.4;
			}
			ring.visible = locked;
			for (const [fish, one] of swims) if (one.seen !== picture) leave(fish, one);
		},
		placeOf(fish: number): { readonly at: Point; readonly tones: readonly string[] } | undefined {
			const now = swims.get(fish);
			const known = now === undefined ? last.get(fish) : { at: { x: now.x, y: now.y }, species: now.species };
			if (known === undefined) return undefined;
			return { at: known.at, tones: creatureOf(game, known.species.name).parts.flatMap(({ tones }) => tones) };
		},
	};
}

/** Sprites that rest until one is needed again. */
function createPool(container: Container) {
	const free: Sprite[] = [];
	return {
		take(texture: Texture): Sprite {
			const sprite = free.pop() ?? container.addChild(new Sprite(texture));
			sprite.texture = texture;
			sprite.anchor.set(0.5);
			sprite.visible = true;
			return sprite;
		},
		rest(sprite: Sprite): void {
			sprite.visible = false;
			free.push(sprite);
		},
	};
}

type Moving = {
	/** Nothing where movement is not wished: it swims on, and keeps still. */
	readonly milliseconds: number;
	readonly frames: SeaArt["frames"];
};

function move(one: Swimming, { x, y, size }: Target, { milliseconds, frames }: Moving): void {
	const dx = x - one.x;
	const dy = y - one.y;
	if (dx * dx + dy * dy > 0.0025) one.heading = Math.atan2(dy, dx);
	one.x = x;
	one.y = y;
	one.phase = (one.phase + milliseconds / (520 + size * 6)) % 1;
	const { body, light, species, heading, turns } = one;
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
