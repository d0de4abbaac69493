// A player of the lotteries: bets of every play in both halls, chases that stop at a hit, a bet taken back now and then. Presses
// are doubled and repeated under their keys; nobody goes home before the draws that were bet on have been settled.
import { setTimeout as sleep } from "node:timers/promises";
import { listGames } from "#games/contract";
import {
	cancelOrders,
	elottVendor,
	enterLottery,
	listChaseNumeros,
	listOwnOrders,
	lottVendor,
	placeLotteryBet,
	readDraw,
	vnVendor,
} from "#lottery/contract";
import {
	checkSlip,
	familyOf,
	modesBeside,
	type Play,
	type PrizeMode,
	playsOf,
	printSlip,
	prizeModeIds,
	type Slip,
	stakeOf,
} from "#lottery/core";
import type { Client } from "#platform/contract/client";
import { formatMinor, shuffled } from "#platform/kernel";
import { tally } from "../../../../tools/sim/book.ts";
import { type Life, note } from "../../../../tools/sim/life.ts";
import { openGame, register } from "../../../../tools/sim/person.ts";
import { isOpen, type LotteryBook, noteOrder } from "./lottery-book.ts";

/** A chase of two issues of two minutes, begun behind a close, and their settlement on a busy machine. */
const drawsWithin = 360_000;

type Seat = {
	readonly life: Life;
	readonly book: LotteryBook;
	readonly client: Client;
	readonly mode: PrizeMode;
	readonly group: number;
	readonly game: Minutely;
};

/** One of each family that draws every minute, and of Vietnam's each one or two: so all of a run's bets meet their draws. */
const minutely = ["TSFFC", "TSFF11X5", "TSFFPK10", "TSFFK3", "TSFF28", "TSFFLHC"] as const;
const vietnam = ["VN1F", "VN2F"] as const;
type Minutely = (typeof minutely)[number] | (typeof vietnam)[number];

/** Out of money, or a moment too late: part of such a life. */
const usual: ReadonlySet<string> = new Set([
	...["INSUFFICIENT_FUNDS", "ISSUE_CLOSED", "ORDER_CLOSED", "ORDER_NOT_LAST"],
	...["SLIP_STAKE_LIMIT", "PLAY_STAKE_LIMIT", "ISSUE_STAKE_LIMIT", "ISSUE_WIN_LIMIT", "ISSUE_EXPOSURE_LIMIT"],
]);

function refused({ life, book }: Pick<Seat, "life" | "book">, { code }: { readonly code: string }): void {
	tally(life.book, "refused");
	if (!usual.has(code)) book.faults.push(`${life.name} was refused in a lottery: ${code}`);
}

export async function liveAsLotteryPlayer(life: Life, { book }: { readonly book: LotteryBook }): Promise<void> {
	const credentials = { username: life.name, password: `Sim-${life.chance.below(2 ** 32)}-aZ9` };
	life.book.secrets.add(credentials.password);
	await register(life.person, credentials);
	note(life);
	const seats: Seat[] = [];
	for (const vassalage of [lottVendor, elottVendor, vnVendor]) {
		const seat = await sitDown(life, book, vassalage);
		if (seat !== undefined) seats.push(seat);
	}
	while (!life.over()) {
		for (const seat of seats) await betSome(seat);
		await sleep(1_000 + life.chance.below(2_000));
		for (const seat of seats) await look(seat);
	}
	await waitForDraws({ life, book }, seats);
}

/** A launched game; undefined when it was refused. */
async function sitDown(life: Life, book: LotteryBook, vassalage: string): Promise<Seat | undefined> {
	const { client, patience } = life.person;
	const list = await patience.answered(() => client.call(listGames, { vassalage, pageSize: 48 }));
	const games = vassalage === vnVendor ? vietnam : minutely;
	const game = games[life.chance.below(games.length)] ?? games[0];
	const found = list.ok ? list.value.games.find(({ gameCode }) => gameCode === game) : undefined;
	const opened = found === undefined ? undefined : await openGame(life.person, { ...found, mode: "real" });
	if (opened?.ok === true) {
		const entered = await patience.answered(() => opened.value.call(enterLottery, {}));
		if (entered.ok)
			return { life, book, client: opened.value, mode: entered.value.prizeMode, group: entered.value.group, game };
	}
	book.faults.push(`${life.name} could not sit down at ${vassalage}`);
	return undefined;
}

/** A slip of any play, small enough for any purse. */
function slipOf({ life: { chance }, mode, group, game }: Seat): Slip {
	const plays = playsOf(familyOf(game));
	const unit = mode === "Lott" && game === "TSFFC" ? 3 : 2;
	for (;;) {
		const play = plays[chance.below(plays.length)];
		const series = mode === "Lott" ? 1800 + 2 * chance.below(76) : 0;
		const terms = { currency: "P", mode, group, series, unit, multiple: 1 } as const;
		const slip = play === undefined ? undefined : checkSlip({ play, rows: rowsOf(play, chance), terms });
		if (slip?.ok === true && stakeOf(slip.value) <= 2_000n) return slip.value;
	}
}

function rowsOf(play: Play, chance: Life["chance"]) {
	if (play.typed) {
		const line = play.line?.(play.says.places.map(() => chance.below(10)));
		return line === undefined ? [] : [line];
	}
	return play.rows.map(({ values, least, most }) => {
		const size = Math.min(most, least + chance.below(4));
		return shuffled(values, chance)
			.slice(0, size)
			.sort((left, right) => left - right);
	});
}

/** The other mode of a seat of prize groups at five digits: by the first digit. */
const besideOf = ({ mode, group, game }: Seat): Pick<Seat, "mode" | "group"> =>
	modesBeside(mode, familyOf(game)).includes("ZY") ? { mode: "ZY", group: 0 } : { mode, group };

async function betSome(seat: Seat): Promise<void> {
	const { life, book, client, game } = seat;
	const { answered } = life.person.patience;
	const coming = await answered(() => client.call(listChaseNumeros, { gameId: game, count: 2 }));
	const [first] = coming.ok ? coming.value.issues : [];
	if (!coming.ok || first === undefined) return;
	const asked = life.chance.below(4) === 0 ? { ...seat, ...besideOf(seat) } : seat;
	const slips = Array.from({ length: 1 + life.chance.below(3) }, () => slipOf(asked));
	const chased = life.chance.below(4) === 0 && life.chance.below(2) === 0 && coming.value.issues.length === 2;
	const cost = slips.reduce((sum, slip) => sum + stakeOf(slip), 0n) * (chased ? 2n : 1n);
	const press = {
		key: `${life.name}-${life.chance.below(2 ** 32)}`,
		gameId: game,
		currentNumero: first.numero,
		...(chased ? { chase: coming.value.issues.map(({ numero }) => ({ numero, multiple: 1 })), winningStop: true } : {}),
		betCartAmountSum: formatMinor(cost, "P"),
		prizeModeId: prizeModeIds[asked.mode],
		bettingSlipString: slips.map(printSlip).join(";"),
	};
	const presses = life.chance.below(4) === 0 ? 3 : 1;
	const answers = await Promise.all(
		Array.from({ length: presses }, () => answered(() => retryBusy(() => client.call(placeLotteryBet, press)))),
	);
	const told = new Set<string>();
	for (const answer of answers) {
		if (!answer.ok) refused(seat, answer.error);
		else for (const order of answer.value.orders) noteOrder(book, { account: life.name, order });
		if (answer.ok) told.add(answer.value.orders.map(({ orderId }) => orderId).join());
	}
	if (told.size > 1) book.faults.push(`key ${press.key} of ${life.name} showed other orders the second time`);
	const [ids = ""] = told;
	if (told.size === 1 && !chased && life.chance.below(6) === 0) await takeBack(seat, ids.split(","));
}

/** Too much waits to be written: it may come again, as it was. */
async function retryBusy<Answer extends { ok: true } | { ok: false; error: { code: string } }>(
	act: () => Promise<Answer>,
): Promise<Answer> {
	for (;;) {
		const answer = await act();
		if (answer.ok || answer.error.code !== "PLAY_BUSY") return answer;
		await sleep(100);
	}
}

async function takeBack(seat: Seat, ids: readonly string[]): Promise<void> {
	const { life, book, client } = seat;
	const answer = await life.person.patience.answered(() => client.call(cancelOrders, { ids: [...ids] }));
	if (!answer.ok) return refused(seat, answer.error);
	for (const order of answer.value.orders) noteOrder(book, { account: life.name, order });
}

/** Notes how one's orders stand, and the draws of those that are decided. */
async function look({ life, book, client }: Seat): Promise<void> {
	const { answered } = life.person.patience;
	let after: string | undefined;
	do {
		const asked = after === undefined ? {} : { after };
		const page = await answered(() => client.call(listOwnOrders, asked));
		if (!page.ok) return refused({ life, book }, page.error);
		for (const order of page.value.orders) noteOrder(book, { account: life.name, order });
		after = page.value.next;
	} while (after !== undefined);
	for (const { order } of book.orders.values()) {
		const { gameId, numero } = order;
		const name = `${gameId}|${numero}`;
		if (order.status === 2 || book.draws.has(name)) continue;
		const proof = await answered(() => client.call(readDraw, { gameId, numero }));
		if (proof.ok && (proof.value.state === "drawn" || proof.value.state === "void")) book.draws.set(name, proof.value);
	}
}

async function waitForDraws({ life, book }: Pick<Seat, "life" | "book">, seats: readonly Seat[]): Promise<void> {
	const mine = () => [...book.orders.values()].filter(({ account }) => account === life.name);
	for (const inVain = life.person.patience.vigil(drawsWithin); !inVain(); await sleep(1_000)) {
		for (const seat of seats) await look(seat);
		if (!mine().some(isOpen)) return;
	}
	book.faults.push(`bets of ${life.name} were never settled`);
}
