// A feed of odds over Debian's RabbitMQ, as an installation follows it: two followers, of whom one holds it; a supplier that doubles and
// reorders; the broker killed with all that it carries, the follower that holds it gone, calls refused, silence. Afterwards every match stands as if each
// message had come once and in order, and no match took bets while its producer was not heard.
import { setTimeout as sleep } from "node:timers/promises";
import { migrations as gamesMigrations } from "#games/module";
import { openDatabase } from "#platform/db";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import { chanceFrom, seededBits, systemClock } from "#platform/kernel";
import { createRooms, databaseFan, noAudience, migrations as roomsMigrations } from "#platform/rooms";
import { migrations as walletMigrations } from "#wallet/module";
import type { BenchServer } from "../../../../bench/database.ts";
import { quantile, report, say } from "../../../../bench/report.ts";
import { type FedState, fedBefore, fedTold, inHouseNames, isFed } from "../../core/index.ts";
import { createEventRoom, type EventRoom } from "../../server/event-room.ts";
import { isOpen } from "../../server/event-view.ts";
import { followFeed } from "../../server/feed/follow-feed.ts";
import { withHeard } from "../../server/feed/heard.ts";
import { readMessage } from "../../server/feed/read-message.ts";
import { type UofSettings, uofWire } from "../../server/feed/uof-wire.ts";
import { migrations } from "../../server/migrations.ts";
import { openRabbit, type Rabbit } from "./rabbit.ts";
import { openSupplier, type Supplier } from "./supplier.ts";

const seed = Number(process.env.BENCH_SEED ?? 29);
const matches = 40;
const rounds = 24;
const said = 250;
const sources = [jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations, migrations];
const silent = (): void => {};
const log = { debug: silent, info: silent, warn: silent, error: silent };

export async function measureOddsFeed(server: BenchServer): Promise<void> {
	const rabbit = openRabbit();
	const supplier = await openSupplier({ chance: chanceFrom(seededBits(seed)), matches });
	const house = openHouse(await server.create("bench_odds_feed", sources));
	const settings = { amqpUrl: rabbit.url, apiUrl: supplier.apiUrl, token: "bench" };
	const ground: Ground = { rabbit, supplier, house, follow: (node) => beating(house, settings, node) };
	try {
		await restart(ground);
		const followers = [ground.follow("one"), ground.follow("two")];
		await untilUp(house, supplier);
		report({ name: "odds-feed.messages-a-second", value: await spread(house, supplier), unit: "1/s" });
		const stops = await stopTimes(house, supplier);
		report({ name: "odds-feed.stop-p50", value: quantile(stops, 0.5), unit: "ms", most: 10 });
		report({ name: "odds-feed.stop-p99", value: quantile(stops, 0.99), unit: "ms" });
		const openWhileDown = await trouble(ground, followers);
		// What was lost amid the last faults comes with one more recovery.
		await rabbit.kill();
		await restart(ground);
		await untilUp(house, supplier);
		const { wrong, standing } = await settled(house, supplier);
		report({ name: "odds-feed.messages", value: supplier.journal().length, unit: "1" });
		report({ name: "odds-feed.recoveries", value: supplier.asked(), unit: "1" });
		report({ name: "odds-feed.matches", value: standing, unit: "1", least: matches });
		report({ name: "odds-feed.matches-that-stand-otherwise", value: wrong, unit: "1", most: 0 });
		report({ name: "odds-feed.open-while-not-heard", value: openWhileDown, unit: "1", most: 0 });
		await Promise.all(followers.map((one) => one.stop()));
	} finally {
		await supplier.close();
		await rabbit.stop();
		await house.db.close();
	}
}

type Follower = ReturnType<typeof beating>;
type Ground = {
	readonly rabbit: Rabbit;
	readonly supplier: Supplier;
	readonly house: House;
	readonly follow: (node: string) => Follower;
};

async function restart({ rabbit, supplier }: Ground): Promise<void> {
	await rabbit.start();
	await supplier.join(rabbit.url);
}

/** Faulty messages, kills, refused calls; answers how many matches took bets while the broker was gone. */
async function trouble(ground: Ground, followers: Follower[]): Promise<number> {
	const { rabbit, supplier, house, follow } = ground;
	let openWhileDown = 0;
	for (let round = 1; round <= rounds; round++) {
		supplier.say(said, { faulty: true });
		supplier.alive();
		if (round % 8 === 3) {
			await rabbit.kill();
			supplier.say(said, { faulty: true });
			await sleep(700);
			openWhileDown += await openMatches(house);
			await restart(ground);
		}
		if (round % 8 === 5) {
			followers[0]?.freeze();
			followers.push(follow(`more-${round}`));
			followers.shift();
		}
		supplier.refuse(round % 8 === 7);
		await sleep(400);
		if (round % 6 === 0) say(`  ${round} of ${rounds} rounds, asked for what was missed ${supplier.asked()} times`);
	}
	supplier.refuse(false);
	return openWhileDown;
}

function beating(house: House, settings: UofSettings, node: string) {
	const one = followFeed({ ...house, log, wire: uofWire(settings, { fetch }), node });
	let beats = true;
	void (async () => {
		while (beats) {
			await one.beat();
			await sleep(500);
		}
	})();
	return {
		async stop(): Promise<void> {
			beats = false;
			await one.stop();
		},
		/** As if its process were gone: it beats no more, and lets go of nothing. */
		freeze(): void {
			beats = false;
		},
	};
}

type House = ReturnType<typeof openHouse>;

function openHouse(url: string) {
	const clock = systemClock;
	const db = openDatabase({ url, connections: 8, name: "odds-feed" });
	const room: EventRoom = createEventRoom({ chance: chanceFrom(seededBits(1)) });
	const running = createRooms({ db, clock, log, fan: databaseFan(db), audience: noAudience, node: "bench" });
	running.know([room]);
	return { db, clock, room, rooms: running.rooms };
}

const idOf = (match: number): string => `UOF-${match}`;

async function stateOf({ rooms, room }: House, match: number): Promise<FedState | undefined> {
	const state = (await rooms.read(room, idOf(match)))?.state.state;
	return state !== undefined && isFed(state) ? state : undefined;
}

const everyMatch = Array.from({ length: matches }, (_none, place) => place + 1);

async function openMatches(house: House): Promise<number> {
	const states = await Promise.all(
		everyMatch.map(async (match) => {
			const known = (await house.rooms.read(house.room, idOf(match)))?.state;
			return known === undefined ? undefined : withHeard(house, known);
		}),
	);
	return states.filter((event) => event !== undefined && isOpen(event)).length;
}

/** Until its producer is heard and every match that it spoke of says so. */
async function untilUp(house: House, supplier: Supplier): Promise<void> {
	for (let tries = 0; tries < 900; tries++) {
		supplier.alive();
		supplier.say(1, { faulty: false });
		const states = (await Promise.all(everyMatch.map((match) => stateOf(house, match)))).flatMap(
			(state) => state ?? [],
		);
		if (states.length > 0 && states.every(({ up }) => up.length > 0)) return;
		await sleep(200);
	}
	throw new Error("the feed does not come up");
}

/** Messages a second that are written down, of two thousand that come at once. */
async function spread(house: House, supplier: Supplier): Promise<number> {
	const began = performance.now();
	supplier.say(2_000, { faulty: false });
	await settled(house, supplier);
	return 2_000 / ((performance.now() - began) / 1_000);
}

/** Once all that was said is written down, or has not been for a minute. */
async function settled(house: House, supplier: Supplier): ReturnType<typeof judge> {
	let judged = await judge(house, supplier);
	for (let tries = 0; judged.wrong > 0 && tries < 600; tries++) {
		await sleep(100);
		judged = await judge(house, supplier);
	}
	return judged;
}

/** From a stop that is said to the match that refuses bets. */
async function stopTimes(house: House, supplier: Supplier): Promise<readonly number[]> {
	const times: number[] = [];
	for (let turn = 0; turn < 60; turn++) {
		const match = (turn % matches) + 1;
		const began = performance.now();
		const at = supplier.stop(match);
		while (((await stateOf(house, match))?.board.stops["1"]?.at ?? 0) < at) await sleep(1);
		times.push(performance.now() - began);
	}
	return times;
}

/** Matches that stand otherwise than if each message had come once and in order. */
async function judge(house: House, supplier: Supplier): Promise<{ readonly wrong: number; readonly standing: number }> {
	const told = toldBy(supplier);
	const same = await Promise.all(
		everyMatch.map(async (match) => {
			const clean = told.get(`sr:match:${match}`);
			const state = await stateOf(house, match);
			return sorted(clean?.board) === sorted(state?.board);
		}),
	);
	return { wrong: same.filter((one) => !one).length, standing: told.size };
}

type Told = { readonly states: Map<string, FedState>; upTo: number };
const toldOf = new WeakMap<Supplier, Told>();

/** Every match as all messages leave it, each once and in order: what came since it was asked last is added. */
function toldBy(supplier: Supplier): ReadonlyMap<string, FedState> {
	const told = toldOf.get(supplier) ?? { states: new Map(), upTo: 0 };
	toldOf.set(supplier, told);
	for (; told.upTo < supplier.journal().length; told.upTo++) {
		const message = readMessage(supplier.journal()[told.upTo]?.xml ?? "");
		if (message === undefined || !("event" in message)) throw new Error("a message of its own is not read");
		const before = told.states.get(message.event) ?? fedBefore("football");
		told.states.set(message.event, fedTold(before, inHouseNames("football", message)));
	}
	return told.states;
}

/** The order of names in an object says nothing. */
const sorted = (value: unknown): string =>
	JSON.stringify(value, (_key, inner: unknown) =>
		typeof inner === "object" && inner !== null && !Array.isArray(inner)
			? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
			: inner,
	) ?? "";
