// Rows of tickets: a member's are rounds (games.round), a trial's are its own. One by its name, those of an `about`, a holder's.
import { sql, type Tx } from "#platform/db";
import { isCurrencyCode, type MemberId, memberId } from "#platform/kernel";
import {
	type CatalogueGame,
	countedOf,
	type RoundStatus,
	roundTime,
	stateOf,
	type TicketStands,
} from "../../core/index.ts";
import { eventsOf } from "../rounds/played-round.ts";
import type { Ticket, TicketName, TicketSums } from "./tickets-api.ts";

/** A ticket as it is stored, a member's or a trial's. */
export type TicketRow = {
	readonly owner: string;
	readonly id: string;
	readonly game_id: string;
	readonly currency: string;
	readonly status: RoundStatus;
	readonly stake: string;
	readonly free_stake: string | null;
	readonly win: string;
	readonly counted: string | null;
	readonly version: number;
	readonly content: string;
	readonly about: string;
	readonly due_at: Date;
	readonly pay_table: string;
	readonly events: unknown;
	readonly placed_at: Date;
	readonly balance_after: string;
};

const memberColumns = sql`'m' || r.member_id as owner, r.id, r.game_id, r.currency, r.status, r.stake, r.free_stake, r.win,
	r.counted, r.ticket_version as version, r.ticket_content as content, r.vendor_round_id as about, r.due_at, r.pay_table,
	r.events, r.started_at as placed_at, r.balance_after`;

export const trialColumns = sql`'p' || t.play_id as owner, t.id, t.game_id, t.currency, t.status, t.stake, t.free_stake, t.win,
	t.counted, t.version, t.content, t.about, t.due_at, t.pay_table, t.events, t.placed_at, t.balance_after`;

export const memberIn = (owner: string): MemberId | undefined =>
	owner.startsWith("m") ? memberId(owner.slice(1)) : undefined;

/** The play session of a trial's ticket. */
export const trialIn = (owner: string): string | undefined => (owner.startsWith("p") ? owner.slice(1) : undefined);

export const standsOf = (row: TicketRow): TicketStands => ({
	version: row.version,
	status: row.status,
	stake: BigInt(row.stake),
	returned: BigInt(row.win),
	counted: row.counted === null ? undefined : BigInt(row.counted),
});

export function ticketOf(
	row: TicketRow,
	game: Pick<CatalogueGame, "code" | "vendor">,
	how: { readonly replayed: boolean },
): Ticket {
	if (!isCurrencyCode(row.currency)) throw new Error(`a ticket in an unknown currency: ${row.currency}`);
	const stands = standsOf(row);
	return {
		ticketId: row.id,
		owner: row.owner,
		memberId: memberIn(row.owner),
		gameCode: game.code,
		vendor: game.vendor,
		currency: row.currency,
		about: row.about,
		stake: stands.stake,
		houseStake: row.free_stake === null ? undefined : BigInt(row.free_stake),
		returned: stands.returned,
		counted: countedOf(stands),
		version: row.version,
		state: stateOf(row.status),
		dueAt: row.due_at,
		payTable: row.pay_table,
		events: eventsOf(row.events),
		placedAt: row.placed_at,
		balance: BigInt(row.balance_after),
		replayed: how.replayed,
	};
}

type One = { readonly memberId: MemberId; readonly id: string };

/** A member's ticket; undefined when it is not theirs, does not exist, or is no ticket. Locked where asked until the transaction ends. */
export async function findMemberTicket(
	tx: Tx,
	{ memberId: member, id }: One,
	how: { readonly lock: boolean } = { lock: false },
): Promise<TicketRow | undefined> {
	const startedAt = roundTime(id);
	if (startedAt === undefined) return undefined;
	const { rows } = await sql<TicketRow>`
		select ${memberColumns} from games.round r
		where r.member_id = ${member}::bigint and r.started_at = ${startedAt} and r.id = ${id}::uuid
			and r.ticket_version is not null ${how.lock ? sql`for no key update` : sql``}`.execute(tx);
	return rows[0];
}

/** More stake on a ticket that the transaction has locked, and what is told of it. */
export async function addStake(
	tx: Tx,
	row: TicketRow,
	{ more, terms, balance }: { readonly more: bigint; readonly terms: readonly unknown[]; readonly balance: bigint },
): Promise<TicketRow | undefined> {
	const events = JSON.stringify([...eventsOf(row.events), ...terms]);
	const { rows } = await sql<TicketRow>`
		update games.round r set stake = r.stake + ${more.toString()}::bigint, events = ${events}::json,
			balance_after = ${balance.toString()}::bigint, transaction_id = txid_current()
		where r.member_id = ${memberIn(row.owner) ?? null}::bigint and r.started_at = ${row.placed_at} and r.id = ${row.id}::uuid
		returning ${memberColumns}`.execute(tx);
	return rows[0];
}

type About = {
	readonly gameIds: readonly string[];
	readonly about: string;
	readonly olderThan: number | undefined;
	readonly after: TicketName | undefined;
	readonly limit: number;
};

/** A page of the tickets of an `about`, members first. */
export async function listAbout(tx: Tx, asked: About): Promise<readonly TicketRow[]> {
	const { after, limit } = asked;
	const members = trialIn(after?.owner ?? "") === undefined ? await membersAbout(tx, asked) : [];
	if (members.length === limit) return members;
	return [...members, ...(await trialsAbout(tx, { ...asked, limit: limit - members.length }))];
}

async function membersAbout(tx: Tx, { gameIds, about, olderThan, after, limit }: About): Promise<readonly TicketRow[]> {
	const wanted = olderThan === undefined ? sql`r.status = 'open'` : sql`r.ticket_version < ${olderThan}::int`;
	const behind =
		after === undefined
			? sql`true`
			: sql`(r.member_id, r.id) > (${memberIn(after.owner) ?? null}::bigint, ${after.ticketId}::uuid)`;
	const { rows } = await sql<TicketRow>`
		select ${memberColumns} from games.round r
		where r.vendor_round_id = ${about} and r.ticket_version is not null and ${wanted} and ${behind}
			and r.game_id = any (${gameIds}::bigint[])
		order by r.member_id, r.id limit ${limit}`.execute(tx);
	return rows;
}

async function trialsAbout(tx: Tx, { gameIds, about, olderThan, after, limit }: About): Promise<readonly TicketRow[]> {
	const wanted = olderThan === undefined ? sql`t.status = 'open'` : sql`t.version < ${olderThan}::int`;
	const playId = trialIn(after?.owner ?? "");
	const behind =
		after === undefined || playId === undefined
			? sql`true`
			: sql`(t.play_id, t.id) > (${playId}::uuid, ${after.ticketId}::uuid)`;
	const { rows } = await sql<TicketRow>`
		select ${trialColumns} from games.trial_ticket t
		where t.about = ${about} and ${wanted} and ${behind} and t.game_id = any (${gameIds}::bigint[])
		order by t.play_id, t.id limit ${limit}`.execute(tx);
	return rows;
}

/** What the tickets of each `about` come to, by currency; nothing of one without tickets. */
export async function sumAbouts(
	tx: Tx,
	{ gameIds, abouts }: { readonly gameIds: readonly string[]; readonly abouts: readonly string[] },
): Promise<readonly TicketSums[]> {
	if (abouts.length === 0) return [];
	const { rows } = await sql<{
		about: string;
		currency: string;
		tickets: number;
		open: number;
		stake: string;
		returned: string;
	}>`
		select r.vendor_round_id as about, r.currency, count(*)::integer as tickets,
			(count(*) filter (where r.status = 'open'))::integer as open,
			coalesce(sum(r.stake) filter (where r.status <> 'void'), 0)::text as stake,
			coalesce(sum(r.win) filter (where r.status <> 'void'), 0)::text as returned
		from games.round r
		where r.vendor_round_id = any (${abouts}::text[]) and r.ticket_version is not null
			and r.game_id = any (${gameIds}::bigint[])
		group by 1, 2 order by 1, 2`.execute(tx);
	return rows.flatMap(({ currency, stake, returned, ...row }) =>
		isCurrencyCode(currency) ? [{ ...row, currency, stake: BigInt(stake), returned: BigInt(returned) }] : [],
	);
}

type Own = {
	readonly gameId: string;
	readonly about: string | undefined;
	readonly after: string | undefined;
	readonly since: Date;
	readonly limit: number;
};

/** A member's tickets in a game since a moment, the newest first: along the key, or along the `about`. */
export async function listOwn(tx: Tx, member: MemberId, asked: Own): Promise<readonly TicketRow[]> {
	const { about, after } = asked;
	const time = after === undefined ? undefined : roundTime(after);
	const behind =
		after === undefined || time === undefined
			? sql`true`
			: sql`r.started_at <= ${time} and (r.started_at, r.id) < (${time}, ${after}::uuid)`;
	const of = about === undefined ? sql`true` : sql`r.vendor_round_id = ${about}`;
	const { rows } = await sql<TicketRow>`
		select ${memberColumns} from games.round r
		where r.member_id = ${member}::bigint and r.started_at >= ${asked.since} and r.ticket_version is not null
			and r.game_id = ${asked.gameId}::bigint and ${of} and ${behind}
		order by r.started_at desc, r.id desc limit ${asked.limit}`.execute(tx);
	return rows;
}

/** Tickets that nobody has settled by their time, with how many were looked for. */
export async function listDue(
	tx: Tx,
	asked: { readonly now: Date; readonly limit: number },
): Promise<readonly TicketRow[]> {
	const { rows } = await sql<TicketRow>`
		(select ${memberColumns} from games.round r
			where r.status = 'open' and r.due_at < ${asked.now} order by r.due_at limit ${asked.limit})
		union all
		(select ${trialColumns} from games.trial_ticket t
			where t.status = 'open' and t.due_at < ${asked.now} order by t.due_at limit ${asked.limit})`.execute(tx);
	return rows;
}
