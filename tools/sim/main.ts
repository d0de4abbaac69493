// A seeded simulation of members, guests and vendors over the real server, while server and database are killed.
// Ends with a verdict: exit code 0 when no promise was broken. One that nothing could have broken is called empty, not held.
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase, sql } from "#platform/db";
import { seededChance } from "#platform/kernel";
import { type Book, openBook } from "./book.ts";
import type { Life } from "./life.ts";
import { createPatience, keepVigil, persistIn } from "./patience.ts";
import { createPerson } from "./person.ts";
import { type Plan, readPlan } from "./plan.ts";
import { type Verdict, type Word, wordOf } from "./promises.ts";
import { type Crowd, crowdsOf, type Living, loadLives, loadVerdicts } from "./proofs.ts";
import type { Eve, Run } from "./run.ts";
import { judge } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const lives = await loadLives();
const crowds = crowdsOf(lives);

/** One domain after the other. */
async function each(act: (living: Living) => Promise<unknown> | undefined): Promise<void> {
	for (const living of lives) await act(living);
}

async function simulate(plan: Plan): Promise<boolean> {
	const people = Object.entries(plan.crowds).map(([name, count]) => `${count} ${name}`);
	say(`seed ${plan.seed}: ${people.join(", ")}, ${plan.kills} kills`);
	const held: { eve?: Eve; all: boolean } = { all: false };
	const world = await createWorld("dist/server/main.js", async (origin) => {
		const eve = { origin, chance: seededChance(plan.seed) };
		held.eve = eve;
		return Object.assign({}, ...(await Promise.all(lives.map(({ environment }) => environment?.(eve)))));
	});
	if (held.eve === undefined) throw new Error("the world has no address");
	const run = openRun(plan, world, held.eve);
	try {
		await world.ready();
		await each(({ open }) => open?.(run));
		const crowd = gather(run);
		await killAtRandom(run);
		crowd.end();
		await crowd.home;
		await world.ready();
		await each(({ home }) => home?.(run));
		await settle(run);
		await each(({ last }) => last?.(run));
		say(`repeated for want of an answer: ${repeatsOf(run.book)}`);
		held.all = report(await judge(run, { verdicts: await loadVerdicts(), say }));
	} finally {
		await each(({ close }) => close?.(run));
		await run.db.close();
		await world.end({ keep: !held.all });
		if (!held.all) say(`The log is kept: ${world.logFile}`);
	}
	return held.all;
}

function openRun(plan: Plan, world: World, eve: Eve): Run {
	const db = openDatabase({ url: world.adminUrl, connections: 2, name: "simulation-operator" });
	const persist = persistIn(world.standing);
	return {
		eve,
		world,
		plan,
		book: openBook(),
		db,
		persist,
		until: async (came) => {
			for (const inVain = keepVigil(world.standing); !came() && !inVain(); await sleep(100));
		},
		hasten: (jobs) =>
			persist(async () => {
				await db.tx((tx) =>
					sql`select graphile_worker.add_job(name, '{}'::json, job_key => 'simulated ' || name)
						from unnest(${[...jobs]}::text[]) as name`.execute(tx),
				);
			}),
		isSo: (condition) =>
			persist(async () => {
				const { rows } = await db.read((tx) => sql<{ so: boolean }>`select (${sql.raw(condition)}) as so`.execute(tx));
				return rows[0]?.so === true;
			}),
	};
}

const jobsWait = "exists (select from graphile_worker.jobs where key like 'simulated %' and attempts < max_attempts)";

/** What was played last is counted, and what it earned is released, before the books are judged. */
async function settle(run: Run): Promise<void> {
	const inVain = keepVigil(run.world.standing);
	const counted = async () => (await Promise.all(lives.map(({ settled }) => settled?.(run) ?? true))).every(Boolean);
	for (let round = 0; round < 3 || (!(await counted()) && !inVain()); round++) {
		await each(({ tick }) => tick?.(run));
		for (const waitsInVain = keepVigil(run.world.standing); !waitsInVain(); await sleep(250)) {
			if (!(await run.isSo(jobsWait))) break;
		}
	}
	await run.world.ready();
}

/** Everyone begins at once; `home` resolves when the last has finished. */
function gather(run: Run): { end: () => void; home: Promise<unknown> } {
	const { plan, world, book } = run;
	let over = false;
	let number = 0;
	const plays = lives.flatMap(({ plays: own }) => own ?? []);
	const play: Life["play"] = async (life, rounds) =>
		plays[life.chance.below(Math.max(1, plays.length))]?.(life, rounds);
	const begin = ([name, { live }]: readonly [string, Crowd], index: number): Promise<void> => {
		number += 1;
		const where = { origin: world.origin, address: `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}` };
		const person = createPerson(
			where,
			createPatience(world.standing, (code) => void book.repeated.set(code, (book.repeated.get(code) ?? 0) + 1)),
		);
		const own = `sim${name.replace(/s$/, "")}${number}`;
		const life = { name: own, person, book, chance: seededChance(plan.seed + number), over: () => over, play };
		return live(life, { run, index }).catch((error: unknown) => {
			book.faults.push(`${own} gave up: ${error instanceof Error ? error.message : String(error)}`);
		});
	};
	const everybody = Object.entries(crowds).flatMap((crowd) =>
		Array.from({ length: plan.crowds[crowd[0]] ?? 0 }, (_, index) => begin(crowd, index)),
	);
	return {
		home: Promise.all(everybody),
		end: () => {
			over = true;
		},
	};
}

async function killAtRandom(run: Run): Promise<void> {
	const { plan, world, book } = run;
	const chance = seededChance(plan.seed);
	for (let kill = 1; kill <= plan.kills; kill++) {
		const before = doneIn(book);
		await sleep(plan.calm.least + chance.below(plan.calm.most - plan.calm.least));
		// On a busy machine a while is not enough for anybody to have done something.
		await run.until(() => doneIn(book) >= before + 5);
		await each(({ beforeKill }) => beforeKill?.(run, kill));
		const target = ["server", "database", "both"][chance.below(3)] ?? "both";
		if (target !== "database") world.killServer();
		if (target !== "server") world.killDatabase();
		say(`kill ${kill}/${plan.kills}: ${target}; ${doneInWords(book)} so far`);
		await world.ready();
	}
	await sleep(plan.calm.most);
	await each(({ afterKills }) => afterKills?.(run));
	say(doneInWords(book));
}

const doneIn = ({ counts }: Book): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

const doneInWords = ({ counts }: Book): string => [...counts].map(([what, count]) => `${count} ${what}`).join(", ");

function repeatsOf(book: Book): string {
	return [...book.repeated].map(([code, times]) => `${code} ${times}`).join(", ");
}

function report(verdict: Verdict): boolean {
	for (const judged of verdict) {
		say(`${wordOf(judged).padEnd(6)} ${judged.promise}`);
		for (const line of judged.broken.slice(0, 10)) say(`         ${line}`);
	}
	const count = (word: Word) => verdict.filter((judged) => wordOf(judged) === word).length;
	say(`${count("held")} held, ${count("EMPTY")} empty, ${count("BROKEN")} broken`);
	return count("BROKEN") === 0;
}

const plan = readPlan(process.argv.slice(2), { freshSeed: () => randomInt(2 ** 31), crowds });
if (!plan.ok) say(plan.error);
process.exitCode = plan.ok && (await simulate(plan.value)) ? 0 : 1;
