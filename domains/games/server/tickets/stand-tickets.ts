// Says where tickets stand from now on, in the caller's transaction: one statement for all members' tickets, whatever they
// won, lost, gave back or were corrected by. Holders hear of their purses after the commit.
import { afterCommit, callIn, plainArray, type Tx, textArray } from "#platform/db";
import { tell } from "#platform/jobs";
import { type CurrencyCode, formatMinor, isCurrencyCode, memberId } from "#platform/kernel";
import { walletAdjusted } from "#wallet/api";
import { roundTime, type Standing, standTicket } from "../../core/index.ts";
import type { GamesTools } from "../tools.ts";
import { memberIn, standsOf, trialIn } from "./ticket-rows.ts";
import type { TicketLine } from "./tickets-api.ts";
import { standTrial } from "./trial-tickets.ts";

type Tools = Pick<GamesTools, "wallet" | "clock">;

export async function standTickets(tools: Tools, tx: Tx, lines: readonly TicketLine[]): Promise<void> {
	await standMembers(tools, tx, { lines: lines.filter(({ owner }) => memberIn(owner) !== undefined), due: false });
	const now = tools.clock.now();
	const trials = lines.filter(({ owner }) => trialIn(owner) !== undefined);
	for (const { ticketId, owner, events = [], ...standing } of trials.toSorted(byOwner)) {
		const decide = (row: Parameters<typeof standsOf>[0]) => standTicket(standsOf(row), standing);
		await standTrial(tx, { playId: trialIn(owner) ?? "", id: ticketId, decide, events, now });
	}
}

/** Sessions are locked in one order, so that transactions never wait for each other in a circle. */
const byOwner = (one: TicketLine, other: TicketLine): number =>
	one.owner < other.owner ? -1 : one.owner > other.owner ? 1 : one.version - other.version;

const standStatement = {
	name: "games.stand-tickets",
	text: "select * from games.stand_tickets($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12)",
};

/** What the ledger moved for a member. */
type PostedRow = {
	readonly member_id: string;
	readonly currency: string;
	readonly key: string;
	readonly delta: string;
	readonly balance: string;
	readonly held: string;
	readonly reason: string;
	readonly actor: string;
};

type Members = {
	readonly lines: readonly TicketLine[];
	/** Their time is over: those end that still stand open by the version that is named. */
	readonly due: boolean;
};

export async function standMembers(tools: Tools, tx: Tx, { lines, due }: Members): Promise<void> {
	if (lines.length === 0) return;
	const posted = await callIn<PostedRow>(tx, standStatement, valuesOf(lines, { now: tools.clock.now(), due }));
	for (const row of posted) {
		const currency = currencyOf(row);
		const purse = { memberId: memberId(row.member_id), currency, purse: "cash" } as const;
		if (BigInt(row.delta) < 0n) await tellTaken(tx, { row, currency });
		afterCommit(tx, () => tools.wallet.announce(purse, { balance: BigInt(row.balance), held: BigInt(row.held) }));
	}
}

function valuesOf(lines: readonly TicketLine[], { now, due }: { readonly now: Date; readonly due: boolean }) {
	const times = lines.map(({ ticketId }) => timeOf(ticketId));
	const moments = times.map((time) => time.getTime());
	const first = new Date(moments.reduce((least, one) => Math.min(least, one)));
	const last = new Date(moments.reduce((most, one) => Math.max(most, one)));
	return [
		now,
		due,
		plainArray(lines, ({ owner }) => memberIn(owner) ?? "null"),
		plainArray(times, (time) => `"${time.toISOString()}"`),
		plainArray(lines, ({ ticketId }) => ticketId),
		plainArray(lines, ({ version }) => String(version)),
		plainArray(lines, ({ state }) => state),
		plainArray(lines, (line) => String(amountsOf(line).returned)),
		plainArray(lines, (line) => String(amountsOf(line).counted ?? -1n)),
		textArray(lines.map(({ events = [] }) => (events.length === 0 ? "" : JSON.stringify(events)))),
		first,
		last,
	];
}

/** Of a void ticket the statement knows both by itself. Throws on an amount that no ticket can stand at. */
function amountsOf(standing: Standing): { readonly returned: bigint; readonly counted: bigint | undefined } {
	if (standing.state === "void") return { returned: 0n, counted: undefined };
	const { returned, counted } = standing;
	if (returned < 0n || (counted !== undefined && counted < 0n)) throw new Error("a ticket cannot stand below nothing");
	return { returned, counted };
}

function timeOf(ticketId: string): Date {
	const time = roundTime(ticketId);
	if (time === undefined) throw new Error(`not a ticket's id: ${ticketId}`);
	return time;
}

function currencyOf({ currency }: PostedRow): CurrencyCode {
	if (!isCurrencyCode(currency)) throw new Error(`a ticket in an unknown currency: ${currency}`);
	return currency;
}

/** What was paid and is taken back is a correction that whoever listens to the ledger hears of (GLI-19 2.8.8). */
async function tellTaken(
	tx: Tx,
	{ row, currency }: { readonly row: PostedRow; readonly currency: CurrencyCode },
): Promise<void> {
	const balance = BigInt(row.balance);
	await tell(tx, walletAdjusted, {
		memberId: row.member_id,
		currency,
		purse: "cash",
		key: row.key,
		amount: formatMinor(BigInt(row.delta), currency),
		balanceAfter: formatMinor(balance, currency),
		negative: balance < 0n,
		reason: row.reason,
		actor: row.actor,
	});
}
