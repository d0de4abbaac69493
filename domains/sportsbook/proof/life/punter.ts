// A punter: looks at matches, bets singles, combos and systems on them before and in play, doubles presses under their keys, sells bets
// in part and whole, and goes home when all of them are decided; what would not be decided by then is sold first.
import { setTimeout as sleep } from "node:timers/promises";
import { listGames } from "#games/contract";
import type { Client } from "#platform/contract/client";
import { formatMinor } from "#platform/kernel";
import {
	type BookVendor,
	bookGames,
	bookVendors,
	cashOutSportsBet,
	type EventLine,
	listOwnSportsBets,
	listSportEvents,
	placeSportsBet,
	readSportEvent,
	type SportsBet,
	sportsOf,
	sportsVendor,
} from "#sportsbook/contract";
import { tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { openGame, register } from "../../../../tools/sim/person.ts";
import { isOpen, noteBet, noteKey, type SportsBook } from "./sports-book.ts";
import { isLater, isSoon, type Wish, wishOn } from "./wishes.ts";

type Seat = {
	readonly life: Life;
	readonly book: SportsBook;
	readonly client: Client;
	readonly vendor: BookVendor;
	/** Events of which bets are decided before long. */
	readonly soon: Set<string>;
};

/** The end of a match, of a long map, and of what waits for a server that starts anew. */
const decidedWithin = 900_000;

/** Out of money, over a limit, or a moment too late: part of such a life. */
const usual: ReadonlySet<string> = new Set([
	...["INSUFFICIENT_FUNDS", "ABOVE_MAX", "ABOVE_EVENT_MAX", "MARKET_SUSPENDED", "MARKET_CLOSED", "SCORE_CHANGED"],
	...["PRICE_CHANGED", "BET_CLOSED", "OFFER_CHANGED", "EVENT_UNKNOWN"],
]);

export async function liveAsPunter(
	life: Life,
	{ book, index }: { readonly book: SportsBook; readonly index: number },
): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const seat = await sitDown(life, book, bookVendors[index % bookVendors.length] ?? sportsVendor);
	if (seat === undefined) return;
	while (!life.over()) {
		await betSome(seat);
		await sleep(500 + life.chance.below(1_500));
		await look(seat);
		if (life.chance.below(4) === 0) await sellOne(seat);
	}
	await goHome(seat);
}

async function sitDown(life: Life, book: SportsBook, vendor: BookVendor): Promise<Seat | undefined> {
	const { client, patience } = life.person;
	const list = await patience.answered(() => client.call(listGames, { vassalage: vendor, pageSize: 48 }));
	const game = list.ok ? list.value.games.find(({ gameCode }) => gameCode === bookGames[vendor]) : undefined;
	const opened = game === undefined ? undefined : await openGame(life.person, { ...game, mode: "real" });
	if (opened?.ok === true) return { life, book, client: opened.value, vendor, soon: new Set() };
	book.faults.push(`${life.name} could not open ${vendor}`);
	return undefined;
}

function refused({ life, book }: Seat, { code }: { readonly code: string }): void {
	tally(life.book, "refused");
	if (!usual.has(code)) book.faults.push(`${life.name} was refused in the sportsbook: ${code}`);
}

async function betSome(seat: Seat): Promise<void> {
	const { life, client, vendor, soon } = seat;
	const { chance, person } = life;
	const listed = await person.patience.answered(() => client.call(listSportEvents, {}));
	if (!listed.ok) return refused(seat, listed.error);
	const offered = listed.value.events.filter(({ sport, open }) => open && sportsOf(vendor).includes(sport));
	for (const event of offered) if (isSoon(event)) soon.add(event.id);
	const chosen = chosenOf(offered, chance);
	// Of a match in play something is often just coming: it is tried again, as a player does.
	for (let turn = 0; turn < 4 && !life.over(); turn++) {
		const legs = await wishesOn(seat, chosen);
		if (legs.length === 0 || (await press(seat, legs))) return;
		await sleep(1_500);
	}
}

async function wishesOn(
	{ life: { chance, person }, client }: Seat,
	chosen: readonly EventLine[],
): Promise<readonly Wish[]> {
	const legs: Wish[] = [];
	for (const { id } of chosen) {
		const read = await person.patience.answered(() => client.call(readSportEvent, { eventId: id }));
		const wish = read.ok ? wishOn(read.value.event, chance) : undefined;
		if (wish !== undefined) legs.push(wish);
	}
	return legs;
}

/** One that is decided soon, or none is; in a third of all bets with others. */
function chosenOf(offered: readonly EventLine[], chance: Life["chance"]): readonly EventLine[] {
	const any = (events: readonly EventLine[]) => events[chance.below(Math.max(1, events.length))];
	const near = any(offered.filter(isSoon));
	const first = near === undefined || chance.below(6) === 0 ? any(offered.filter(isLater)) : near;
	const more =
		chance.below(3) === 0
			? [any(offered.filter((one) => isSoon(one) || isLater(one))), any(offered.filter(isLater))]
			: [];
	const chosen = [first, ...more].flatMap((event) => event ?? []);
	return [...new Map(chosen.map((event) => [event.id, event])).values()];
}

/** Whether it was taken. */
async function press(seat: Seat, legs: readonly Wish[]): Promise<boolean> {
	const { life, book, client } = seat;
	const { chance, person, name } = life;
	const key = `${name}-${chance.below(2 ** 32)}`;
	const sizes = legs.length === 3 && chance.below(2) === 0 ? [2, 3] : [legs.length];
	const bet = {
		key,
		legs: [...legs],
		sizes,
		line: formatMinor(BigInt(100 + chance.below(400)), "P"),
		accept: "any" as const,
	};
	const presses = chance.below(4) === 0 ? 3 : 1;
	const answers = await Promise.all(
		Array.from({ length: presses }, () =>
			person.patience.answered(() => retryBusy(() => client.call(placeSportsBet, bet))),
		),
	);
	for (const answer of answers) {
		if (!answer.ok) {
			refused(seat, answer.error);
			continue;
		}
		noteBet(book, { account: name, bet: answer.value.bet });
		noteKey(book, { account: name, key, betId: answer.value.bet.betId });
	}
	const taken = answers.some(({ ok }) => ok);
	if (taken) tally(life.book, "sports bets");
	return taken;
}

/** The same press is on its way still, or was left by a server that died: then it is known of within a minute. */
async function retryBusy<Answer extends { ok: true } | { ok: false; error: { code: string } }>(
	act: () => Promise<Answer>,
): Promise<Answer> {
	for (;;) {
		const answer = await act();
		if (answer.ok || answer.error.code !== "PLAY_BUSY") return answer;
		await sleep(500);
	}
}

const mine = ({ life, book }: Seat) => [...book.bets.values()].filter(({ account }) => account === life.name);

/** Notes how one's bets stand; answers those that are open. */
async function look(seat: Seat): Promise<readonly SportsBet[]> {
	const { life, book, client } = seat;
	let open: readonly SportsBet[] = [];
	// What is settled between the two calls is in the second.
	for (const state of ["open", "settled"] as const) {
		const own = await life.person.patience.answered(() => client.call(listOwnSportsBets, { state }));
		if (!own.ok) {
			refused(seat, own.error);
			continue;
		}
		if (state === "open") open = own.value.bets;
		for (const bet of own.value.bets) noteBet(book, { account: life.name, bet });
	}
	return open;
}

async function sellOne(seat: Seat): Promise<void> {
	const { chance } = seat.life;
	const sellable = (await look(seat)).filter(({ offer }) => offer !== undefined);
	const bet = sellable[chance.below(Math.max(1, sellable.length))];
	if (bet === undefined) return;
	const left = 100 - bet.sold;
	await sell(seat, bet, chance.below(4) === 0 ? left : 1 + chance.below(left));
}

/** Presses once or thrice: one of them sells. */
async function sell(seat: Seat, { betId, version }: SportsBet, part: number): Promise<void> {
	const { life, book, client } = seat;
	const asked = { betId, part, atLeast: "0.00", version };
	const presses = life.chance.below(4) === 0 ? 3 : 1;
	const answers = await Promise.all(
		Array.from({ length: presses }, () => life.person.patience.answered(() => client.call(cashOutSportsBet, asked))),
	);
	for (const answer of answers) {
		if (!answer.ok) {
			refused(seat, answer.error);
			continue;
		}
		const { bet, paid } = answer.value;
		noteBet(book, { account: life.name, bet });
		book.sales.push({ betId, part, paid, version });
		tally(life.book, "sales");
	}
}

async function goHome(seat: Seat): Promise<void> {
	const { life, book, soon } = seat;
	for (const inVain = life.person.patience.vigil(decidedWithin); !inVain(); await sleep(1_000)) {
		for (const bet of await look(seat)) {
			const waits = bet.legs.some(({ event, end }) => end === undefined && !soon.has(event));
			if (waits && bet.offer !== undefined) await sell(seat, bet, 100 - bet.sold);
		}
		if (!mine(seat).some(isOpen)) return;
	}
	book.faults.push(`bets of ${life.name} were never settled`);
}
