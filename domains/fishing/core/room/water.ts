// What swims in a room: its waves planned once each, and who is near whom.
import type { Neighbour } from "../hit.ts";
import type { FishTable, Prey } from "../species.ts";
import { isInSight, placeAt, planWave, type Swimmer, swimsAt, type Wave, waveOf } from "../wave.ts";

export type WaterNow = {
	readonly find: (fish: number) => Swimmer | undefined;
	/** Of all these waves. */
	readonly all: () => readonly Swimmer[];
	/** It is in sight then. */
	readonly swims: (fish: number, at: number) => boolean;
	/** Who is near a fish when its weapon goes off, in the order in which they are reached. */
	readonly near: (fish: number, at: number, gone: ReadonlySet<number>) => readonly Neighbour[];
	/** How many swim then, and every bit of where, in one word: two that agree see the same sea. Of the dead it says nothing. */
	readonly digest: (at: number) => string;
};

const keptPlans = 512;

/** Plans of waves as they were asked for, so that none is planned with every contact. */
export function createWaters(table: FishTable): (waves: readonly Wave[]) => WaterNow {
	const plans = new Map<string, ReadonlyMap<number, Swimmer>>();
	const planOf = (wave: Wave): ReadonlyMap<number, Swimmer> => {
		const key = `${wave.seed} ${wave.n} ${wave.at}`;
		const known = plans.get(key);
		if (known !== undefined) return known;
		if (plans.size >= keptPlans) plans.clear();
		const plan = new Map(planWave(wave, table).map((swimmer) => [swimmer.fish, swimmer]));
		plans.set(key, plan);
		return plan;
	};
	return (waves) => waterOf(waves, planOf);
}

type PlanOf = (wave: Wave) => ReadonlyMap<number, Swimmer>;

function waterOf(waves: readonly Wave[], planOf: PlanOf): WaterNow {
	const find = (fish: number): Swimmer | undefined => {
		const wave = waves.find(({ n }) => n === waveOf(fish));
		return wave === undefined ? undefined : planOf(wave).get(fish);
	};
	const inSight = (swimmer: Swimmer, at: number): boolean => swimsAt(swimmer, at) && isInSight(placeAt(swimmer, at));
	return {
		find,
		all: () => waves.flatMap((wave) => [...planOf(wave).values()]),
		swims(fish, at) {
			const swimmer = find(fish);
			return swimmer !== undefined && inSight(swimmer, at);
		},
		near(fish, at, gone) {
			const center = find(fish);
			if (center === undefined) return [];
			const all = waves.flatMap((wave) => [...planOf(wave).values()]);
			const others = all.filter((one) => one.fish !== fish && !gone.has(one.fish) && inSight(one, at));
			return reached(center, others, at).map((one) => ({ fish: one.fish, species: one.species }));
		},
		digest: (at) =>
			digestOf(
				waves.flatMap((wave) => [...planOf(wave).values()]).filter((one) => swimsAt(one, at)),
				at,
			),
	};
}

/** FNV-1a over the bytes of fish, x and y. */
function digestOf(swimmers: readonly Swimmer[], at: number): string {
	const bits = new DataView(new ArrayBuffer(8));
	let digest = 0x811c9dc5;
	for (const swimmer of swimmers) {
		const { x, y } = placeAt(swimmer, at);
		for (const value of [swimmer.fish, x, y]) {
			bits.setFloat64(0, value);
			for (let byte = 0; byte < 8; byte++) digest = Math.imul(digest ^ bits.getUint8(byte), 0x01000193) >>> 0;
		}
	}
	return `${swimmers.length}-${digest.toString(16).padStart(8, "0")}`;
}

/** A blast reaches so far; lightning, drills and free bullets find whoever is next, wherever. */
const blast = 300;

function reached(center: Swimmer, others: readonly Swimmer[], at: number): readonly Swimmer[] {
	const here = placeAt(center, at);
	const far = (one: Swimmer): number => {
		const { x, y } = placeAt(one, at);
		return (x - here.x) * (x - here.x) + (y - here.y) * (y - here.y);
	};
	const sorted = others.map((one) => ({ one, far: far(one) })).sort((a, b) => a.far - b.far || a.one.fish - b.one.fish);
	const within = isBlast(center.species.prey) ? sorted.filter((each) => each.far <= blast * blast) : sorted;
	return within.slice(0, mostNear).map(({ one }) => one);
}

const isBlast = ({ is }: Prey): boolean => is === "bomb";
/** More than a crate has bullets are never asked for. */
const mostNear = 20;
