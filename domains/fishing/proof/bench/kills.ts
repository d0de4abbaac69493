// Fishing rooms whose process is killed (SIGKILL) a hundred times while eight anglers fire: another process takes the rooms over. What
// the seats were told is held against the ledger's rounds: nothing told is lost, nothing is written that was not drawn, every draw has
// a nonce of its own and none is left out, every purse is what the rounds make of it.
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/mini";
import { migrations as gamesMigrations } from "#games/module";
import { migrations as deskMigrations } from "#platform/desk";
import { migrations as jobsMigrations } from "#platform/jobs";
import { chanceFrom, seededBits, systemClock } from "#platform/kernel";
import { migrations as roomsMigrations } from "#platform/rooms";
import { type AskedProcess, killed, programOf } from "#platform/rooms/testing";
import { migrations as walletMigrations } from "#wallet/module";
import type { BenchServer } from "../../../../bench/database.ts";
import { report, say } from "../../../../bench/report.ts";
import { type FishingSeen, fishingRoom } from "../../contract/index.ts";
import { createWaters, fishTables } from "../../core/index.ts";
import { migrations } from "../../server/migrations.ts";
import { type Seat, seatAnglers, settledSums } from "./kill-books.ts";
import { standRooms } from "./stand-rooms.ts";

/** `BENCH_KILLS` asks for fewer, `BENCH_SEED` for other moments. */
const kills = Number(process.env.BENCH_KILLS ?? 100);
const seed = Number(process.env.BENCH_SEED ?? 31);
const anglers = 8;
const sources = [jobsMigrations, deskMigrations, roomsMigrations, walletMigrations, gamesMigrations, migrations];

export async function measureKills(server: BenchServer): Promise<void> {
	const url = await server.create("bench_fishing_kills", sources);
	await program.build();
	const chance = chanceFrom(seededBits(seed));
	const own = await standRooms({ url, node: "bench" });
	const seats = await seatAnglers(own, anglers);
	const nodes = [startNode(url), startNode(url)];
	await Promise.all(nodes.map(({ ready }) => ready));
	const told: Told = { sums: new Map(), less: [], heard: 0 };
	let over = false;
	const firing = Promise.all(
		seats.map(async (seat, place) => {
			while (!over) {
				const node = nodes[place % 2]?.running() === true ? nodes[place % 2] : nodes[(place + 1) % 2];
				if (node !== undefined) await fire(node, { seat, told });
				await sleep(60);
			}
		}),
	);
	for (let kill = 1; kill <= kills; kill++) {
		const before = told.heard;
		await sleep(chance.below(700));
		for (let waits = 0; told.heard < before + 8 && waits < 600; waits++) await sleep(50);
		const node = nodes[kill % 2];
		await node?.ready;
		node?.kill();
		if (kill % 10 === 0) say(`  ${kill} kills, told ${told.heard} times of more`);
	}
	over = true;
	await firing;
	await judge(own, { seats, told, look: (seat) => settle(nodes, { seat, told }) });
	for (const node of nodes) node.end();
	await own.db.close();
}

type Sums = { readonly staked: number; readonly won: number };
type Told = { readonly sums: Map<string, Sums>; readonly less: string[]; heard: number };
type Firing = { readonly seat: Seat; readonly told: Told };
type Node = ReturnType<typeof startNode>;

const water = createWaters(fishTables["haenyeo-sea"]);

const program = programOf(new URL("./room-process.ts", import.meta.url), "fishing-room-process");

/** A process that is started again whenever it was killed. */
function startNode(url: string) {
	let [up, ending] = [false, false];
	const start = (): AskedProcess => {
		const process = program.start([url], systemClock);
		void process.stands.then((stood) => {
			up = stood !== killed;
		});
		void process.gone.then(() => {
			up = false;
			if (!ending) current = start();
		});
		return process;
	};
	let current = start();
	return {
		get ready() {
			return current.stands;
		},
		running: () => up,
		kill: () => void current.kill(),
		end() {
			ending = true;
			void current.kill();
		},
		async ask({ room, owner }: Seat, command: unknown): Promise<FishingSeen | undefined> {
			if (!up) return undefined;
			const seen = await current.ask({ room, seat: owner, command }).catch(() => undefined);
			return seen === killed || seen === null ? undefined : z.parse(z.optional(fishingRoom.seen), seen);
		},
	};
}

function hear({ seat, told }: Firing, seen: FishingSeen | undefined): void {
	if (seen?.mine === undefined) return;
	const next = { staked: cents(seen.mine.staked), won: cents(seen.mine.won) };
	const last = told.sums.get(seat.owner) ?? { staked: 0, won: 0 };
	if (next.staked < last.staked || next.won < last.won)
		told.less.push(`${seat.owner}: ${JSON.stringify([last, next])}`);
	if (next.staked > last.staked) told.heard += 1;
	told.sums.set(seat.owner, next);
}

const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Two bullets at what swims, and another look once they may have been written. */
async function fire(node: Node, firing: Firing): Promise<void> {
	const seen = await node.ask(firing.seat, { type: "here" });
	hear(firing, seen);
	if (seen?.mine === undefined) return;
	const now = Date.now();
	const swims = water(seen.waves);
	const dead = new Set(seen.dead);
	const targets = swims.all().filter(({ fish }) => !dead.has(fish) && swims.swims(fish, now));
	const first = seen.mine.lastShot + 1;
	const contacts = targets.slice(0, 2).map(({ fish }, index) => ({ shot: first + index, fish, bet: 1, at: now }));
	if (contacts.length > 0)
		hear(firing, await node.ask(firing.seat, { type: "fire", aim: 750, bet: 1, fired: first, contacts }));
}

/** Until everything that was drawn is told. */
async function settle(nodes: readonly Node[], firing: Firing): Promise<number> {
	let nonce = -1;
	for (let same = 0; same < 12; ) {
		await sleep(300);
		const seen = await nodes.find(({ running }) => running())?.ask(firing.seat, { type: "here" });
		hear(firing, seen);
		if (seen?.mine === undefined) continue;
		same = seen.mine.nonce === nonce ? same + 1 : 0;
		nonce = seen.mine.nonce;
	}
	return nonce;
}

type Judging = { readonly seats: readonly Seat[]; readonly told: Told; readonly look: (seat: Seat) => Promise<number> };

async function judge(own: Awaited<ReturnType<typeof standRooms>>, { seats, told, look }: Judging): Promise<void> {
	const drawn = await Promise.all(seats.map(look));
	const faults = [...told.less];
	let [rounds, shots] = [0, 0];
	for (const [place, seat] of seats.entries()) {
		const sums = told.sums.get(seat.owner);
		const written = await settledSums(own, seat);
		rounds += written.rounds;
		shots += written.nonces.length;
		if (sums?.staked !== written.staked || sums.won !== written.won)
			faults.push(`${seat.owner} was told ${JSON.stringify(sums)}, written is ${written.staked}, ${written.won}`);
		if (written.balance !== seat.began - written.staked + written.won)
			faults.push(`${seat.owner} has ${written.balance}`);
		const gapless = written.nonces.every((nonce, index) => nonce === index);
		if (!gapless || written.nonces.length !== drawn[place]) faults.push(`${seat.owner} drew ${drawn[place]} nonces`);
	}
	const audit = (await own.wallet.api.audit()).filter(({ violations }) => violations > 0n);
	for (const fault of [...faults, ...audit.map(({ check }) => check)]) say(`  BROKEN ${fault}`);
	report({ name: "fishing-kills.kills", value: kills, unit: "1", least: 100 });
	report({ name: "fishing-kills.volleys", value: rounds, unit: "1" });
	report({ name: "fishing-kills.shots", value: shots, unit: "1" });
	report({ name: "fishing-kills.broken", value: faults.length + audit.length, unit: "1", most: 0 });
}
