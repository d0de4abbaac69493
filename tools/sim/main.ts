// A seeded simulation of members, guests and vendors over the real server, while server and database are killed.
// Ends with a verdict: exit code 0 when every promise held.
import { randomBytes, randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Chance, seededChance } from "#platform/kernel";
import { type Book, openBook } from "./book.ts";
import { type Life, liveAsGuest, liveAsMember } from "./members.ts";
import { registerVendor, type Vendor } from "./outside-vendor.ts";
import { createPatience } from "./patience.ts";
import { createPerson } from "./person.ts";
import { type Plan, readPlan } from "./plan.ts";
import { liveAsVendor } from "./vendors.ts";
import { judge, type Verdict } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function simulate(plan: Plan): Promise<boolean> {
	say(
		`seed ${plan.seed}: ${plan.members} members, ${plan.guests} guests, ${plan.vendors} vendors' tables, ${plan.kills} kills`,
	);
	const world = await createWorld("dist/server/main.js");
	const book = openBook();
	let held = false;
	try {
		await world.ready();
		const vendor = await registerVendor(world.adminUrl, { origin: world.origin, secret: randomBytes(32) });
		await sleep(1_500);
		const crowd = gather(plan, { world, book, vendor });
		await killAtRandom(plan, { world, book });
		crowd.end();
		await crowd.home;
		await world.ready();
		say(`repeated for want of an answer: ${repeatsOf(book)}`);
		held = report(await judge(book, world));
	} finally {
		await world.end({ keep: !held });
		if (!held) say(`The log is kept: ${world.logFile}`);
	}
	return held;
}

type Stage = { readonly world: World; readonly book: Book; readonly vendor: Vendor };

/** Everyone begins at once; `home` resolves when the last has finished. */
function gather(plan: Plan, { world, book, vendor }: Stage): { end: () => void; home: Promise<unknown> } {
	let over = false;
	let number = 0;
	const begin = (kind: string, live: (life: Life) => Promise<void>): Promise<void> => {
		number += 1;
		const where = { origin: world.origin, address: `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}` };
		const person = createPerson(
			where,
			createPatience((code) => void book.repeated.set(code, (book.repeated.get(code) ?? 0) + 1)),
		);
		const name = `sim${kind}${number}`;
		const life = { name, person, book, chance: seededChance(plan.seed + number), over: () => over };
		return live(life).catch((error: unknown) => {
			book.faults.push(`${name} gave up: ${error instanceof Error ? error.message : String(error)}`);
		});
	};
	const lives = [
		...Array.from({ length: plan.members }, () => begin("member", liveAsMember)),
		...Array.from({ length: plan.guests }, () => begin("guest", liveAsGuest)),
		...Array.from({ length: plan.vendors }, () => begin("table", (life) => liveAsVendor(life, vendor))),
	];
	return {
		home: Promise.all(lives),
		end: () => {
			over = true;
		},
	};
}

async function killAtRandom(plan: Plan, { world, book }: Pick<Stage, "world" | "book">): Promise<void> {
	const chance: Chance = seededChance(plan.seed);
	for (let kill = 1; kill <= plan.kills; kill++) {
		await sleep(plan.calm.least + chance.below(plan.calm.most - plan.calm.least));
		const target = ["server", "database", "both"][chance.below(3)] ?? "both";
		if (target !== "database") await world.killServer();
		if (target !== "server") world.killDatabase();
		const { rounds, vendorMoves, trials } = book.counts;
		say(
			`kill ${kill}/${plan.kills}: ${target}; ${rounds} rounds, ${vendorMoves} vendor moves, ${trials} trials so far`,
		);
		await world.ready();
	}
	await sleep(plan.calm.most);
	say(
		`${book.counts.rounds} rounds, ${book.counts.repeats} repeats, ${book.counts.refused} refusals, ${book.counts.vendorMoves} vendor moves, ${book.counts.trials} trials`,
	);
}

function repeatsOf(book: Book): string {
	return [...book.repeated].map(([code, times]) => `${code} ${times}`).join(", ");
}

function report(verdict: Verdict): boolean {
	for (const { promise, broken } of verdict) {
		say(`${broken.length === 0 ? "held  " : "BROKEN"} ${promise}`);
		for (const line of broken.slice(0, 10)) say(`         ${line}`);
	}
	const held = verdict.filter(({ broken }) => broken.length === 0).length;
	say(`${held} passed, ${verdict.length - held} failed`);
	return held === verdict.length;
}

process.exitCode = (await simulate(readPlan(process.argv.slice(2), () => randomInt(2 ** 31)))) ? 0 : 1;
