// A seeded simulation of members, guests and vendors over the real server, while server and database are killed.
// Ends with a verdict: exit code 0 when no promise was broken. One that nothing could have broken is called empty, not held.
import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Chance, seededChance } from "#platform/kernel";
import { type Book, openBook } from "./book.ts";
import { type GiftBook, openGiftBook } from "./gift-book.ts";
import { liveAsGifted } from "./gifted.ts";
import { liveAsGambler } from "./instant.ts";
import { betsOf, type InstantBook, openInstantBook } from "./instant-book.ts";
import type { Life } from "./life.ts";
import { liveAsGuest, liveAsMember } from "./members.ts";
import { openVendors, type Vendor } from "./outside-vendor.ts";
import { createPatience, keepVigil } from "./patience.ts";
import { type Cashier, liveAsPayer } from "./payers.ts";
import { createPerson } from "./person.ts";
import { type Plan, readPlan } from "./plan.ts";
import { type Verdict, type Word, wordOf } from "./promises.ts";
import { liveAsTeam } from "./teams.ts";
import { type Desk, openDesk, openProvider, type Provider } from "./till.ts";
import { liveAsVendor } from "./vendors.ts";
import { judge } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function simulate(plan: Plan): Promise<boolean> {
	say(
		`seed ${plan.seed}: ${plan.members} members, ${plan.guests} guests, ${plan.vendors} vendors' tables, ${plan.gamblers} players of instant games, ${plan.gifted} of free spins, ${plan.payers} payers, ${plan.teams} teams, ${plan.kills} kills`,
	);
	const held: { provider?: Provider; desk?: Desk; vendors: readonly Vendor[]; all: boolean } = {
		vendors: [],
		all: false,
	};
	const chance = seededChance(plan.seed);
	const world = await createWorld("dist/server/main.js", async (origin) => {
		held.provider = await openProvider(origin, () => chance.below(1_000) / 1_000);
		return held.provider.environment;
	});
	const book = openBook();
	const [instant, gifts] = [openInstantBook(), openGiftBook()];
	try {
		await world.ready();
		const cashier = await openCashier(world, held);
		held.vendors = await openVendors(world, seededChance(plan.seed));
		const { vendors } = held;
		await cashier.desk.tournaments.open();
		await sleep(1_500);
		const crowd = gather(plan, { world, book, instant, gifts, vendors, cashier });
		await killAtRandom(plan, { world, book, instant, cashier });
		crowd.end();
		await crowd.home;
		await world.ready();
		await cashier.provider.quiet();
		await settle(world, cashier);
		const open = await findingsLeft(cashier.desk);
		const all = { since: new Date(0), after: 0, most: 1_000_000 };
		const came = cashier.provider.simulator.book.statement(all).lines;
		const paidOut = cashier.provider.simulator.payouts.statement(all).lines;
		say(`the provider was paid ${came.length} times and paid out ${paidOut.length} times`);
		say(`repeated for want of an answer: ${repeatsOf(book)}`);
		say(`bets on crash: ${JSON.stringify(betsOf(instant))}`);
		held.all = report(await judge(book, { ...world, came, paidOut, open, say, vendors, instant, gifts }));
	} finally {
		await held.desk?.close();
		for (const vendor of held.vendors) await vendor.close();
		await held.provider?.simulator.close();
		await world.end({ keep: !held.all });
		if (!held.all) say(`The log is kept: ${world.logFile}`);
	}
	return held.all;
}

/** What was played last is counted, and what it earned is released, before the books are judged. */
async function settle(world: World, { floats, desk }: Cashier): Promise<void> {
	const inVain = keepVigil(world.standing);
	for (let round = 0; round < 3 || (!(await desk.counted()) && !inVain()); round++) {
		await floats.tick();
		await desk.gifts.tick();
		await desk.quiet();
	}
	await world.ready();
}

async function openCashier(world: World, held: { readonly provider?: Provider; desk?: Desk }): Promise<Cashier> {
	const { provider } = held;
	if (provider === undefined) throw new Error("the provider of payments did not open");
	const desk = await openDesk(world, provider);
	held.desk = desk;
	return { provider, desk, payouts: desk.payouts, floats: desk.floats };
}

type Stage = {
	readonly world: World;
	readonly book: Book;
	readonly instant: InstantBook;
	readonly gifts: GiftBook;
	readonly vendors: readonly Vendor[];
	readonly cashier: Cashier;
};

/** Everyone begins at once; `home` resolves when the last has finished. */
function gather(
	plan: Plan,
	{ world, book, instant, gifts, vendors, cashier }: Stage,
): { end: () => void; home: Promise<unknown> } {
	let over = false;
	let number = 0;
	const begin = (kind: string, live: (life: Life) => Promise<void>): Promise<void> => {
		number += 1;
		const where = { origin: world.origin, address: `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}` };
		const person = createPerson(
			where,
			createPatience(world.standing, (code) => void book.repeated.set(code, (book.repeated.get(code) ?? 0) + 1)),
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
		...Array.from({ length: plan.gamblers }, (_, index) =>
			begin("gambler", (life) => liveAsGambler(life, { book: instant, flies: index % 3 === 0 })),
		),
		...Array.from({ length: plan.gifted }, () =>
			begin("gifted", (life) => liveAsGifted(life, { desk: cashier.desk.gifts, book: gifts })),
		),
		...Array.from({ length: plan.payers }, () => begin("payer", (life) => liveAsPayer(life, cashier))),
		...Array.from({ length: plan.teams }, () => begin("team", (life) => liveAsTeam(life, cashier))),
		...Array.from({ length: plan.vendors }, (_, table) => vendors[table % vendors.length])
			.flatMap((vendor) => vendor ?? [])
			.map((vendor) => begin("table", (life) => liveAsVendor(life, vendor))),
	];
	return {
		home: Promise.all(lives),
		end: () => {
			over = true;
		},
	};
}

async function killAtRandom(plan: Plan, stage: Pick<Stage, "world" | "book" | "instant" | "cashier">): Promise<void> {
	const { world, book, instant, cashier } = stage;
	const chance: Chance = seededChance(plan.seed);
	for (let kill = 1; kill <= plan.kills; kill++) {
		const before = doneIn(book);
		await sleep(plan.calm.least + chance.below(plan.calm.most - plan.calm.least));
		// On a busy machine a while is not enough for anybody to have done something.
		await until(world, () => doneIn(book) >= before + 5);
		if (plan.gamblers > 0) await crashBefore(kill, { world, instant });
		// One kill in three comes while what somebody won is being paid.
		if (kill % 3 === 0) await cashier.desk.tournaments.endNext();
		const target = ["server", "database", "both"][chance.below(3)] ?? "both";
		if (target !== "database") world.killServer();
		if (target !== "server") world.killDatabase();
		const { rounds, vendorMoves, trials, deposits, withdrawals } = book.counts;
		say(
			`kill ${kill}/${plan.kills}: ${target}; ${rounds} rounds, ${vendorMoves} vendor moves, ${deposits} deposits, ${withdrawals} withdrawals, ${trials} trials so far`,
		);
		await world.ready();
	}
	await sleep(plan.calm.most);
	if (plan.gamblers > 0 && plan.kills > 0) await crashAfter({ world, instant });
	say(
		`${book.counts.rounds} rounds, ${book.counts.repeats} repeats, ${book.counts.doublings} doublings, ${book.counts.refused} refusals, ${book.counts.vendorMoves} vendor moves, ${book.counts.vendorTransfers} transfers to and from vendors, ${book.counts.deposits} deposits, ${book.counts.withdrawals} withdrawals, ${book.counts.trials} trials`,
	);
}

/** Gives up where a world that stands brings it about in no time. */
async function until(world: World, came: () => boolean): Promise<void> {
	for (const inVain = keepVigil(world.standing); !came() && !inVain(); await sleep(100));
}

/** So many kills apart one comes while a bet on crash is undecided. */
const killsApart = 4;

/** The first kill comes when a bet on crash has ended, and it and each so many after it while another is undecided. */
async function crashBefore(kill: number, { world, instant }: Pick<Stage, "world" | "instant">): Promise<void> {
	if (kill === 1) await until(world, () => betsOf(instant).decided > 0);
	if (kill % killsApart === 1) await until(world, () => betsOf(instant).undecided > 0);
}

/** Nobody goes home before a bet that was made after the last kill has ended. */
async function crashAfter({ world, instant }: Pick<Stage, "world" | "instant">): Promise<void> {
	const before = new Set(instant.bets.keys());
	const fresh = () => [...instant.bets.values()].filter(({ bet }) => !before.has(bet.betId));
	await until(world, () => fresh().some(({ bet }) => bet.state !== "staked"));
}

const doneIn = ({ counts }: Book): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

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

/** So many runs may find a statement that gave no answer to the one before: one call in twenty goes without. */
const mostRuns = 12;

/** A run hears what nobody told, and the one after it finds whether that was all. Answers how many findings stay open. */
async function findingsLeft({ reconcile }: Pick<Desk, "reconcile">): Promise<number> {
	let open = await reconcile();
	for (let run = 2; run === 2 || (open > 0 && run <= mostRuns); run++) open = await reconcile();
	return open;
}

const plan = readPlan(process.argv.slice(2), () => randomInt(2 ** 31));
if (!plan.ok) say(plan.error);
process.exitCode = plan.ok && (await simulate(plan.value)) ? 0 : 1;
