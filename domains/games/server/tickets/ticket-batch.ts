// Tickets that are placed together: what games.place_tickets is given and what it answers, whoever calls it.
import { callIn, type Database, plainArray, type Tx, textArray } from "#platform/db";
import { type RoundWrite, type RoundWritten, type WrittenRow, writtenOf } from "../rounds/round-batch.ts";

/** A ticket as it is placed. Amounts in minor units; `events` is JSON text. */
export type TicketWrite = Omit<RoundWrite, "win" | "winKey"> & {
	readonly merchant: string;
	readonly houseStake: bigint | undefined;
	readonly about: string;
	readonly dueAt: Date;
	/** Digest of what was bet. */
	readonly content: string;
	/** Payload of the event that tells of it, as JSON text. */
	readonly told: string | undefined;
};

/** Of one member; more than one stand or fall together. */
export type TicketGroup = readonly TicketWrite[];

const placeTickets = {
	name: "games.place_tickets",
	text: `select string_agg(concat(status, ' ', balance, ' ', held), ',' order by place) as written
		from games.place_tickets($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11,$12,$13,$14,$15,$16,$17)
			with ordinality as answer (status, balance, held, place)`,
};

/** How far back a key is looked for: longer than any play session lives, and than a standing order waits for its next try. */
const keyDays = 31;

function valuesOf(groups: readonly TicketGroup[]): readonly unknown[] {
	const tickets = groups.flat();
	const atomic = groups.some((group) => group.length > 1);
	const since = new Date((tickets[0]?.startedAt.getTime() ?? 0) - keyDays * 86_400_000);
	return [
		plainArray(tickets, ({ id }) => id),
		plainArray(tickets, ({ startedAt }) => `"${startedAt.toISOString()}"`),
		plainArray(tickets, ({ memberId }) => memberId),
		plainArray(tickets, ({ currency }) => currency),
		plainArray(tickets, ({ gameId }) => gameId),
		plainArray(tickets, ({ counter }) => counter),
		plainArray(tickets, ({ stake }) => String(stake)),
		plainArray(tickets, ({ houseStake }) => (houseStake === undefined ? "null" : String(houseStake))),
		plainArray(tickets, ({ key }) => key),
		textArray(tickets.map(({ payTable }) => payTable)),
		textArray(tickets.map(({ about }) => about)),
		plainArray(tickets, ({ dueAt }) => `"${dueAt.toISOString()}"`),
		plainArray(tickets, ({ content }) => content),
		textArray(tickets.map(({ events }) => events)),
		atomic ? plainArray(numbersOf(groups), (number) => number) : null,
		since,
		tickets.some(({ told }) => told !== undefined) ? tickets.map(({ told }) => told ?? null) : null,
	];
}

/** A number for each ticket of a group of several; null for one that stands alone. */
const numbersOf = (groups: readonly TicketGroup[]): readonly string[] =>
	groups.flatMap((group, index) => group.map(() => (group.length > 1 ? String(index + 1) : "null")));

/** What was said to each ticket of each group. */
export async function writeGroups(
	on: Pick<Database, "call">,
	groups: readonly TicketGroup[],
): Promise<readonly (readonly RoundWritten[])[]> {
	const written = writtenOf(await on.call<WrittenRow>(placeTickets, valuesOf(groups)));
	let next = 0;
	return groups.map((group) => {
		next += group.length;
		return written.slice(next - group.length, next);
	});
}

/** The same in a transaction that weighed them; for all tickets, in their order. */
export const writeGroupsIn = async (tx: Tx, groups: readonly TicketGroup[]): Promise<readonly RoundWritten[]> =>
	writtenOf(await callIn<WrittenRow>(tx, placeTickets, valuesOf(groups)));
