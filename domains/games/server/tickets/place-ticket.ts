// Places tickets: whether the stake may be taken, then stake and ticket in one durable write, together with what comes at the
// same time. A key that was used before answers with the stored ticket, even when a new one would be refused.
import { parse } from "zod/mini";
import { type Failure, failure } from "#platform/contract";
import { err, formatMinor, type MemberId, ok, type Result } from "#platform/kernel";
import { commandKey } from "#wallet/api";
import type { PlayErrorCode } from "../../contract/index.ts";
import { openTicket, roundTime } from "../../core/index.ts";
import { ticketPlaced } from "../events.ts";
import { type Admitted, admitWager, counterFor, stakerOf } from "../play/admit-wager.ts";
import { limitRefusal } from "../rounds/guarded-lanes.ts";
import { betKey, stakeRefusal } from "../rounds/play-round.ts";
import type { RoundWritten } from "../rounds/round-batch.ts";
import type { GamesTools } from "../tools.ts";
import type { TicketWrite } from "./ticket-batch.ts";
import { findMemberTicket, type TicketRow, ticketOf } from "./ticket-rows.ts";
import type { Ticket, TicketOrder } from "./tickets-api.ts";
import { placeTrials, type TrialWrite, trialOfKey } from "./trial-tickets.ts";

type Refused = Failure<PlayErrorCode>;
type Placed = Result<readonly Ticket[], Refused>;

export async function placeTicket(tools: GamesTools, order: TicketOrder): Promise<Result<Ticket, Refused>> {
	const placed = await placeTogether(tools, [order]);
	if (!placed.ok) return placed;
	const [ticket] = placed.value;
	if (ticket === undefined) throw new Error("a ticket without an answer");
	return ok(ticket);
}

/** An order with the checks that it passed. */
type Asked = { readonly order: TicketOrder; readonly admitted: Admitted };

export async function placeTogether(tools: GamesTools, orders: readonly TicketOrder[]): Promise<Placed> {
	const asked: Asked[] = [];
	for (const order of orders) {
		const { play, stake } = order;
		// Of a stake that the house pays the bounds are the house's own.
		const anyStake = order.anyStake === true || order.houseStake !== undefined;
		const admitted = await admitWager(tools, { play, stake, anyStake });
		if (!admitted.ok) return admitted;
		asked.push({ order, admitted: admitted.value });
	}
	faultOf(orders);
	const refusal = asked.find(({ admitted }) => admitted.refusal !== undefined)?.admitted.refusal;
	if (refusal !== undefined) return (await storedTickets(tools, asked)) ?? err(refusal);
	const [first] = asked;
	if (first === undefined) return ok([]);
	const memberId = stakerOf(first.order.play);
	return memberId === undefined ? placeTrial(tools, asked) : placeMember(tools, asked, memberId);
}

/** What no caller may ask. */
function faultOf(orders: readonly TicketOrder[]): void {
	const holders = new Set(
		orders.map(({ play }) => ("playId" in play && play.memberId === undefined ? play.playId : play.memberId)),
	);
	if (holders.size > 1) throw new Error("tickets of several holders are not placed together");
	for (const { stake, houseStake, about, tells: { counted } = { counted: 0n } } of orders) {
		const paid = stake > 0n || (houseStake !== undefined && houseStake > 0n);
		if (!paid || stake < 0n || about.length < 1 || about.length > 128) throw new Error("an order that makes no ticket");
		if (counted < 0n || counted > stake) throw new Error("an order that tells of more than its stake");
	}
}

const termsText = ({ terms }: TicketOrder): string => JSON.stringify(terms);

/** Digest of what is bet: the same key with another is refused. Pay table and due date are of the moment, and not part of it. */
const contentOf = (order: TicketOrder): string =>
	commandKey(
		"ticket",
		JSON.stringify([order.stake.toString(), order.houseStake?.toString() ?? "", order.about, order.terms]),
	);

async function placeMember(tools: GamesTools, asked: readonly Asked[], memberId: MemberId): Promise<Placed> {
	const writes = asked.map((one) => writeOf(tools, one, memberId));
	const weighed = asked.some(({ admitted }) => admitted.weighed);
	const written = weighed ? await tools.tickets.guarded.submit(writes) : await tools.tickets.lanes.submit(writes);
	if (!written.ok) return err(failure("PLAY_BUSY"));
	const [first] = writes;
	if (first === undefined) return ok([]);
	if ("refused" in written.value) {
		return (await storedTickets(tools, asked)) ?? err(limitRefusal(written.value, first.currency));
	}
	return answerOf(tools, { asked, writes, memberId, written: written.value });
}

function writeOf(tools: GamesTools, { order, admitted }: Asked, memberId: MemberId): TicketWrite {
	const id = tools.newId();
	const startedAt = roundTime(id);
	if (startedAt === undefined) throw new Error("an id without a time");
	const { play, stake, houseStake, about, dueAt, payTable } = order;
	return {
		id,
		startedAt,
		memberId,
		merchant: play.merchant,
		currency: play.currency,
		gameId: admitted.game.id,
		counter: counterFor(admitted),
		stake,
		houseStake,
		key: betKey(order),
		payTable,
		about,
		dueAt,
		content: contentOf(order),
		events: termsText(order),
		told: toldOf(order, { memberId, ticketId: id }),
	};
}

function toldOf(
	{ play, stake, about, tells }: TicketOrder,
	{ memberId, ticketId }: { readonly memberId: MemberId; readonly ticketId: string },
): string | undefined {
	if (tells === undefined) return undefined;
	const { merchant, vendor, gameCode, currency } = play;
	return JSON.stringify(
		parse(ticketPlaced.payload, {
			memberId,
			merchant,
			vendor,
			gameCode,
			ticketId,
			about,
			currency,
			stake: formatMinor(stake, currency),
			counted: formatMinor(tells.counted, currency),
		}),
	);
}

type Answered = {
	readonly asked: readonly Asked[];
	readonly writes: readonly TicketWrite[];
	readonly memberId: MemberId;
	readonly written: readonly RoundWritten[];
};

async function answerOf(tools: GamesTools, { asked, writes, memberId, written }: Answered): Promise<Placed> {
	const refused = written.find(({ status }) => status !== "posted" && status !== "aborted");
	const [first] = writes;
	if (first === undefined) return ok([]);
	if (refused?.status === "conflict") {
		return (await storedTickets(tools, asked)) ?? err(failure("DUPLICATE_TRANSACTION"));
	}
	if (refused !== undefined) return err(stakeRefusal(refused, first.currency));
	const tickets = asked.map(({ order }, index) => {
		const [write, said] = [writes[index], written[index]];
		if (write === undefined || said === undefined) throw new Error("a ticket without an answer");
		return placedTicket(order, write, said);
	});
	const left = written.at(-1);
	const purse = { balance: left?.balance ?? 0n, held: left?.held ?? 0n };
	tools.wallet.announce({ memberId, currency: first.currency, purse: "cash" }, purse);
	return ok(tickets);
}

function placedTicket(order: TicketOrder, write: TicketWrite, said: RoundWritten): Ticket {
	const { version, returned, stake } = openTicket(write.stake);
	return {
		ticketId: write.id,
		owner: `m${write.memberId}`,
		memberId: write.memberId,
		gameCode: order.play.gameCode,
		vendor: order.play.vendor,
		currency: write.currency,
		about: write.about,
		stake,
		houseStake: write.houseStake,
		returned,
		counted: stake,
		version,
		state: "open",
		dueAt: write.dueAt,
		payTable: write.payTable,
		events: order.terms,
		placedAt: write.startedAt,
		balance: said.balance ?? 0n,
		replayed: false,
	};
}

/** The tickets that these keys stand for, or why they are others; undefined when none of the keys was used. */
async function storedTickets(tools: GamesTools, asked: readonly Asked[]): Promise<Placed | undefined> {
	const rows = await Promise.all(asked.map(({ order }) => storedRow(tools, order)));
	if (rows.every((row) => row === undefined)) return undefined;
	const tickets = asked.flatMap(({ order, admitted: { game } }, index) => {
		const row = rows[index];
		return row === undefined || row === "other" || !isSame(row, { order, gameId: game.id })
			? []
			: [ticketOf(row, game, { replayed: true })];
	});
	return tickets.length === asked.length ? ok(tickets) : err(failure("DUPLICATE_TRANSACTION"));
}

const isSame = (row: TicketRow, { order, gameId }: { readonly order: TicketOrder; readonly gameId: string }): boolean =>
	row.content === contentOf(order) && row.game_id === gameId && row.currency === order.play.currency;

/** `other`: the key was used for something that is no ticket. */
async function storedRow(tools: GamesTools, order: TicketOrder): Promise<TicketRow | "other" | undefined> {
	const { play, key } = order;
	const memberId = stakerOf(play);
	if (memberId === undefined) {
		const playId = "playId" in play ? play.playId : "";
		return tools.db.read((tx) => trialOfKey(tx, { playId, key }));
	}
	const posting = await tools.wallet.find(memberId, betKey(order));
	const { group } = posting ?? {};
	if (group === undefined) return undefined;
	return (await tools.db.read((tx) => findMemberTicket(tx, { memberId, id: group }))) ?? "other";
}

async function placeTrial(tools: GamesTools, asked: readonly Asked[]): Promise<Placed> {
	const writes = asked.map((one) => trialWrite(tools, one));
	const placed = await tools.db.tx((tx) => placeTrials(tx, writes));
	if (!placed.ok) return placed;
	const tickets = placed.value.flatMap((row, index) => {
		const [one, write] = [asked[index], writes[index]];
		if (one === undefined || write === undefined) throw new Error("a ticket that nobody asked for");
		const { order, admitted } = one;
		const same = isSame(row, { order, gameId: admitted.game.id });
		return same ? [ticketOf(row, admitted.game, { replayed: row.id !== write.id })] : [];
	});
	return tickets.length === asked.length ? ok(tickets) : err(failure("DUPLICATE_TRANSACTION"));
}

function trialWrite(tools: GamesTools, { order, admitted }: Asked): TrialWrite {
	const { play, key, stake, houseStake, about, dueAt, payTable } = order;
	return {
		playId: "playId" in play ? play.playId : "",
		key,
		id: tools.newId(),
		startedAt: tools.clock.now(),
		gameId: admitted.game.id,
		currency: play.currency,
		stake,
		houseStake,
		about,
		dueAt,
		payTable,
		content: contentOf(order),
		events: termsText(order),
	};
}
