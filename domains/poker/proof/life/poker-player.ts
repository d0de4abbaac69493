// A player of poker: sits down at a table, plays hands, brings more, leaves and comes again, and now and then plays a sit & go; goes home
// with everything.
import { setTimeout as sleep } from "node:timers/promises";
import {
	enterPoker,
	enterPokerTournament,
	listPokerTournaments,
	openPokerTable,
	pokerRoom,
	pokerTournamentRoom,
	sitAtPoker,
} from "#poker/contract";
import { tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { register } from "../../../../tools/sim/person.ts";
import type { PokerBook } from "./poker-book.ts";
import { launchPoker, look, playTurn, type Seat, send } from "./poker-seat.ts";

const table = "rP-holdem-6-1-1";
const [buyIn, more] = [5_000, 1_000] as const;

export async function liveAsPokerPlayer(life: Life, book: PokerBook): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	while (!life.over()) {
		const seat = await launchPoker(life, book);
		if (seat !== undefined) {
			if (life.chance.below(4) === 0) await playSitAndGo(seat);
			else await playCash(seat);
			seat.live.disconnect();
		}
		await sleep(500);
	}
	await goHome(life, book);
}

const keyOf = ({ name, chance }: Life): string => `${name}-${chance.below(2 ** 32)}`;

/** Brings chips by a key, pressed twice now and then. Whether they lie at the table. */
async function bring({ life, book, client }: Seat, amount: number, free: number | undefined): Promise<boolean> {
	const press = { key: keyOf(life), table, amount, posts: true, ...(free === undefined ? {} : { seat: free }) };
	const presses = life.chance.below(3) === 0 ? 2 : 1;
	const answers = await Promise.all(
		Array.from({ length: presses }, () =>
			life.person.patience.answered(async () => {
				const answer = await client.call(sitAtPoker, press);
				// Not known whether it was done: the same press finds out.
				return !answer.ok && answer.error.code === "POKER_BUSY"
					? { ok: false, error: { ...answer.error, code: "SERVER_BUSY" } }
					: answer;
			}),
		),
	);
	const came = answers.some(({ ok }) => ok);
	tally(life.book, came ? "chips brought" : "refused");
	if (came) book.brought.push({ account: life.name, key: press.key, table, amount });
	return came;
}

async function playCash(seat: Seat): Promise<void> {
	const { life, client } = seat;
	const { answered } = life.person.patience;
	const opened = await answered(() => client.call(openPokerTable, { table }));
	if (!opened.ok) return tally(life.book, "refused");
	const { seen, least } = opened.value;
	const free = [0, 1, 2, 3, 4, 5].filter((no) => !seen.seats.some((one) => one.no === no));
	const no = free[life.chance.below(Math.max(1, free.length))];
	if (seen.you === null && (no === undefined || !(await bring(seat, Math.max(buyIn, least), no)))) return;
	const turns = 8 + life.chance.below(20);
	await playAtTable(seat, turns);
	await leave(seat);
}

/** So many turns of one's own, or until the evening is over. */
async function playAtTable(seat: Seat, turns: number): Promise<void> {
	const { life } = seat;
	const at = { face: pokerRoom, id: table };
	for (let acts = 0; acts < turns && !life.over(); await sleep(150)) {
		const seen = await look(seat, at);
		if (seen === undefined) continue;
		if (seen.you === null) return;
		if (seen.you.state === "away") await send(seat, at, { type: "back", posts: true });
		if (seen.you.stack + seen.you.adds === 0) return;
		if (seen.you.stack < buyIn && life.chance.below(30) === 0) await bring(seat, more, undefined);
		if (!(await playTurn(seat, at, seen))) continue;
		acts += 1;
		tally(life.book, "acts at tables");
	}
}

async function leave(seat: Seat): Promise<void> {
	const said = await send(seat, { face: pokerRoom, id: table }, { type: "leave" });
	if (said === "ok") seat.book.left.push(seat.life.name);
}

async function playSitAndGo(seat: Seat): Promise<void> {
	const { life, book, client } = seat;
	const { answered } = life.person.patience;
	const listed = await answered(() => life.person.client.call(listPokerTournaments, { mode: "real" }));
	const open = listed.ok ? listed.value.tournaments.find((one) => isDuel(one)) : undefined;
	if (open === undefined) return;
	const press = { key: keyOf(life), tournament: open.id };
	const entered = await answered(() => client.call(enterPokerTournament, press));
	if (!entered.ok) return tally(life.book, "refused");
	tally(life.book, "sit & gos entered");
	book.entered.push({ account: life.name, key: press.key, tournament: open.id });
	await playOut(seat, open.id);
}

const isDuel = ({ id, phase }: { readonly id: string; readonly phase: string }): boolean =>
	id.startsWith("srP-duel-") && phase === "registering";

/** Until it is over; who waits for nobody gives the entry up. */
async function playOut(seat: Seat, id: string): Promise<void> {
	const { life, book } = seat;
	const at = { face: pokerTournamentRoom, id };
	const inVain = life.person.patience.vigil(240_000);
	for (let waits = 0; !inVain(); await sleep(150)) {
		const seen = await look(seat, at);
		if (seen === undefined) continue;
		if (seen.phase === "done" || seen.phase === "cancelled" || seen.you?.place != null) return;
		waits += seen.phase === "registering" ? 1 : 0;
		if (seen.phase === "registering" && (waits > 100 || life.over())) {
			if ((await send(seat, at, { type: "unregister" })) === "ok") return;
			continue;
		}
		if (seen.table === null) continue;
		if (seen.table.you?.state === "away") await send(seat, at, { type: "return" });
		const { hand, you } = seen.table;
		// A duel is short: all chips, whenever they may.
		if (hand !== null && you?.legal != null) {
			const act = you.legal.most > 0 ? { type: "raise", to: you.legal.most } : { type: "call" };
			await send(seat, at, { type: "act", hand: hand.id, turn: hand.turn, act });
		}
	}
	book.faults.push(`${life.name} never came to the end of ${id}`);
}

/** Leaves wherever they sit, until nothing lies at any table. */
async function goHome(life: Life, book: PokerBook): Promise<void> {
	const inVain = life.person.patience.vigil(180_000);
	for (; !inVain(); await sleep(1_000)) {
		const seat = await launchPoker(life, book);
		if (seat === undefined) continue;
		await leave(seat);
		const { answered } = life.person.patience;
		for (let turn = 0; turn < 40; turn++, await sleep(500)) {
			const seen = await look(seat, { face: pokerRoom, id: table });
			if (seen !== undefined) await playTurn(seat, { face: pokerRoom, id: table }, seen);
			const entered = await answered(() => seat.client.call(enterPoker, {}));
			if (entered.ok && entered.value.seated.length === 0) return seat.live.disconnect();
		}
		seat.live.disconnect();
	}
	book.faults.push(`${life.name} never came home from ${table}`);
}
