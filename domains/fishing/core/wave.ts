// A wave: what swims from a moment on, all of it following from one seed, so that a wave is told in a few bytes and everybody sees
// the same. It moves no money: what a fish pays does not depend on when it comes.
import { seededChance } from "#platform/kernel";
import { bossPaths, onPath, type Path, type Point, paths, sea } from "./path.ts";
import type { FishTable, Species } from "./species.ts";

export type WaveKind = "calm" | "boss";

/** As it is told. Times in milliseconds of the server's clock. */
export type Wave = {
	/** Grows by one. */
	readonly n: number;
	readonly kind: WaveKind;
	readonly seed: number;
	readonly at: number;
};

/** One fish of a wave. */
export type Swimmer = {
	/** Unique in its room: the wave's number and the place in it. */
	readonly fish: number;
	readonly species: Species;
	readonly path: Path;
	readonly mirrored: boolean;
	readonly shift: Point;
	/** When it enters and leaves, in milliseconds of the server's clock. */
	readonly from: number;
	readonly until: number;
};

export const waveTimes = {
	calm: 40_000,
	boss: 46_000,
	/** The sea goes dark so long before a boss comes. */
	warned: 5_000,
	/** Nobody enters at the end of a wave. */
	tide: 4_000,
} as const;

/** Every fourth wave brings a boss. */
export const kindOf = (n: number): WaveKind => (n % 4 === 3 ? "boss" : "calm");

export const endOf = ({ at, kind }: Pick<Wave, "at" | "kind">): number => at + waveTimes[kind];

/** Fish of one wave. */
const ofWave = 1_000;
export const waveOf = (fish: number): number => Math.floor(fish / ofWave);

/** So many swim at once, of one wave. */
const mostAtOnce = 36;
const pace = 430;
const inSchool = 380;

export function planWave(wave: Wave, { species }: FishTable): readonly Swimmer[] {
	const chance = seededChance(wave.seed);
	const swimmers: Swimmer[] = [];
	const often = species.reduce((sum, one) => sum + one.often, 0);
	const end = waveTimes[wave.kind] - waveTimes.tide;
	if (wave.kind === "boss") swimmers.push(bossOf(wave, species, chance.below));
	for (let time = 0; time < end; ) {
		const one = drawn(species, chance.below(often));
		const path = pick(paths, chance.below);
		const mirrored = chance.below(2) === 1;
		const speed = 900 + chance.below(201);
		for (let member = 0; member < one.school; member++) {
			const shift = { x: 0, y: chance.below(2 * 46 + 1) - 46 };
			const from = wave.at + time + member * inSchool;
			const until = from + Math.floor((one.crosses * speed) / 1_000);
			const swims = swimmers.filter((other) => other.until > from).length;
			if (swims < mostAtOnce)
				swimmers.push({ fish: wave.n * ofWave + swimmers.length, species: one, path, mirrored, shift, from, until });
		}
		time += pace * one.school;
	}
	return swimmers;
}

type Below = (limit: number) => number;

function pick<T>(all: readonly T[], below: Below): T {
	const one = all[below(all.length)];
	if (one === undefined) throw new RangeError("nothing to pick");
	return one;
}

function bossOf(wave: Wave, species: readonly Species[], below: Below): Swimmer {
	const boss = pick(
		species.filter(({ prey }) => prey.is === "boss"),
		below,
	);
	const from = wave.at + waveTimes.warned;
	const path = pick(bossPaths, below);
	const mirrored = below(2) === 1;
	return {
		fish: wave.n * ofWave,
		species: boss,
		path,
		mirrored,
		shift: { x: 0, y: 0 },
		from,
		until: from + boss.crosses,
	};
}

function drawn(species: readonly Species[], place: number): Species {
	let left = place;
	for (const one of species) {
		if (left < one.often) return one;
		left -= one.often;
	}
	throw new RangeError("nothing swims");
}

export const swimsAt = ({ from, until }: Pick<Swimmer, "from" | "until">, time: number): boolean =>
	time >= from && time < until;

/** Where it is at a moment of the server's clock. */
export function placeAt({ path, mirrored, shift, from, until }: Swimmer, time: number): Point {
	const { x, y } = onPath(path, (time - from) / (until - from));
	return { x: (mirrored ? sea.width - x : x) + shift.x, y: y + shift.y };
}

export const isInSight = ({ x, y }: Point): boolean =>
	x >= -40 && x <= sea.width + 40 && y >= -40 && y <= sea.height + 40;
