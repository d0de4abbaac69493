// Kills the process that holds a table, once at each moment by turn, as often as is asked; the other one goes on, and what was told is held
// against what stands.
import { setTimeout as sleep } from "node:timers/promises";
import { cashScenes } from "./cash-scenes.ts";
import { cupScenes } from "./cup-scenes.ts";
import { judgeKills, type KillVerdict } from "./judge-kills.ts";
import { look, type Room } from "./play.ts";
import { rounds, type Scene, type Staged } from "./scene.ts";
import { caughtIn, holdSnare } from "./snares.ts";
import type { Said } from "./start-process.ts";
import { type KillWorld, openWorld } from "./world.ts";

export const scenes: readonly [Scene, ...Scene[]] = [...cashScenes, ...cupScenes];

type Killing = {
	readonly url: string;
	readonly seed: number;
	/** The moments, in their order. */
	readonly moments: readonly Scene[];
	readonly say?: (line: string) => void;
};

export async function playKills({ url, seed, moments, say }: Killing): Promise<KillVerdict> {
	const world = await openWorld({ url, seed, kills: moments.length });
	try {
		for (const [index, { moment, stage }] of moments.entries()) {
			const staged = await stage(world);
			const faults = await killAt(world, staged);
			world.book.faults.push(...faults.map((fault) => `${moment}, kill ${index + 1}: ${fault}`));
			await staged.finish();
			say?.(`${index + 1}: ${moment}${faults.length === 0 ? "" : ", BROKEN"}`);
		}
		return await judgeKills(world);
	} finally {
		await world.close();
	}
}

/** A lease is over by then, and nobody's time: with the bank it is a minute and more. */
const pauses = [6_000, 40_000] as const;
/** Within so many milliseconds something is written. */
const soon = 12;

async function killAt(world: KillWorld, staged: Staged): Promise<readonly string[]> {
	const { room, under, snare, may = [] } = staged;
	for (const { hand } of (await look(world, room)).tables) if (hand !== null) world.book.hands.set(hand.id, hand);
	const faults = snare === undefined ? await killSoon(world, under) : await killIn(world, under, snare);
	world.clock.advance(pauses[world.chance.below(2)] ?? 0);
	if (under === rounds) await takenOver(world, room);
	const said = await under(world.leads());
	if (said !== "ok" && !may.includes(said)) faults.push(`the next process answers ${said}`);
	return [...faults, ...(await staged.faults(await look(world, room)))];
}

/** A room that nobody acts in is taken by whoever sees that its holder is gone. */
async function takenOver(world: KillWorld, room: Room): Promise<void> {
	const before = await world.epochOf(room.id);
	await world.leads().round();
	for (let turn = 0; turn < 300 && (await world.epochOf(room.id)) === before; turn++) await sleep(10);
}

async function killSoon(world: KillWorld, under: Staged["under"]): Promise<string[]> {
	const going = under(world.leads());
	await sleep(world.chance.below(soon));
	await world.bury();
	return refusedOf(await going);
}

async function killIn(
	world: KillWorld,
	under: Staged["under"],
	snare: NonNullable<Staged["snare"]>,
): Promise<string[]> {
	const release = await holdSnare(world.own.db, snare);
	const going = under(world.leads());
	const caught = await caughtIn(world.own.db, snare);
	await world.bury();
	await release();
	const said = refusedOf(await going);
	return caught ? said : [...said, `nothing was written to ${snare}`];
}

/** What was under way is answered, or its process was killed before. */
const refusedOf = (said: Said): string[] =>
	said === "ok" || said === "killed" ? [] : [`the first process answers ${said}`];
