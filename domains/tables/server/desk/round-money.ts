// What stands on rounds: members' tickets in sums by currency, and what the open ones could bring at most.
import type { Tx } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import { type DeskRound, tableVendor } from "../../contract/index.ts";
import { type Bet, mostReturned, type TableCode, tables } from "../../core/index.ts";
import { aboutOf, type Ticket } from "../ports.ts";
import { betsOf } from "../ticket-view.ts";
import type { TablesDesk } from "./ports.ts";

type Named = { readonly table: TableCode; readonly roundId: string };
export type Figures = Pick<DeskRound, "tickets" | "open" | "money">;

const pageSize = 1_000;

/** By the id of the round. */
export async function figuresOf(
	{ games }: TablesDesk,
	tx: Tx,
	rounds: readonly Named[],
): Promise<(round: Named) => Figures> {
	const abouts = rounds.map(({ table, roundId }) => aboutOf(table, roundId));
	const sums = await games.tickets.sums(tx, { vendor: tableVendor, abouts });
	const most = new Map<string, ReadonlyMap<string, bigint>>();
	for (const { table, roundId } of rounds) {
		const about = aboutOf(table, roundId);
		if (sums.some((sum) => sum.about === about && sum.open > 0))
			most.set(about, await mostOf({ games }, tx, { table, about }));
	}
	return ({ table, roundId }) => {
		const about = aboutOf(table, roundId);
		const own = sums.filter((sum) => sum.about === about);
		return {
			tickets: own.reduce((total, { tickets }) => total + tickets, 0),
			open: own.reduce((total, { open }) => total + open, 0),
			money: own.map(({ currency, stake, returned }) => {
				const could = most.get(about)?.get(currency);
				return {
					currency,
					stake: formatMinor(stake, currency),
					returned: formatMinor(returned, currency),
					most: could === undefined ? null : formatMinor(could, currency),
				};
			}),
		};
	};
}

/** Of the open tickets of a round, by currency. */
async function mostOf(
	{ games }: Pick<TablesDesk, "games">,
	tx: Tx,
	{ table, about }: { readonly table: TableCode; readonly about: string },
): Promise<ReadonlyMap<string, bigint>> {
	const bets = new Map<string, Bet[]>();
	let after: Pick<Ticket, "ticketId" | "owner"> | undefined;
	for (;;) {
		const page = await games.tickets.waiting(tx, { vendor: tableVendor, about, after, limit: pageSize });
		for (const ticket of page) {
			if (ticket.memberId === undefined || !isCurrencyCode(ticket.currency)) continue;
			bets.set(ticket.currency, [...(bets.get(ticket.currency) ?? []), ...betsOf(ticket)]);
		}
		after = page.at(-1);
		if (page.length < pageSize) break;
	}
	return new Map([...bets].map(([currency, own]) => [currency, mostReturned(tables[table].game, own)]));
}
