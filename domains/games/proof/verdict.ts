// What play promised in the simulation, and what it moved.
import * as z from "zod/mini";
import type { Book } from "../../../tools/sim/book.ts";
import { type Ask, countOf } from "../../../tools/sim/promises.ts";
import type { Judging } from "../../../tools/sim/proofs.ts";
import { opened } from "./life/operators.ts";
import { judgeTournaments } from "./life/verdict-tournaments.ts";
import { judgeVendors } from "./life/verdict-vendors.ts";

export const verdict: Judging = {
	judge: async (run, ask) => [
		{
			promise: "no bet lost: every round that was shown is recorded as it was shown",
			broken: await lostRounds(run.book, ask),
			seen: run.book.rounds.size,
		},
		{
			promise: "no bet doubled or invented: no round that nobody was shown",
			broken: await inventedRounds(run.book, ask),
			seen: await countOf(ask, "games.round where vendor_round_id is null"),
		},
		{
			promise: "every interrupted round is resolved",
			broken: await openRounds(ask),
			seen: await countOf(ask, "games.round where vendor_round_id is not null"),
		},
		{
			promise: "a trial never touches the ledger (G19)",
			broken: await guestWallets(ask),
			seen: run.book.counts.get("trials") ?? 0,
		},
		...(await judgeTournaments(ask)),
		...(await judgeVendors({ ask, vendors: opened(run) })),
	],
	moved: [
		"select member_id, currency, win - stake as amount from games.round where status <> 'cancelled'",
		`select z.member_id, t.currency, z.amount from games.tournament_prize z
			join games.tournament t on t.id = z.tournament_id and t.prizes_in = 'money'`,
		`select c.member_id, j.currency, c.amount from games.jackpot_cycle c
			join games.jackpot j on j.id = c.jackpot_id where c.hit_at is not null`,
	],
};

const roundRow = z.object({ id: z.string(), account: z.string(), stake: z.string(), win: z.string() });

async function memberRounds(ask: Ask): Promise<readonly z.infer<typeof roundRow>[]> {
	const rows = await ask(
		`select r.id, a.account, (r.stake / 100.0)::numeric(20, 2)::text as stake, (r.win / 100.0)::numeric(20, 2)::text as win
		from games.round r join members.accounts a on a.id = r.member_id
		-- Volleys, of many shots each, and hands among players are judged by their own studios.
		where r.vendor_round_id is null and coalesce(r.events->0->>'type', '') not in ('volley', 'hand')`,
	);
	return z.parse(z.array(roundRow), rows);
}

async function lostRounds(book: Book, ask: Ask): Promise<string[]> {
	const recorded = new Map((await memberRounds(ask)).map((round) => [round.id, round]));
	return [...book.rounds.values()].flatMap((known) => {
		const row = recorded.get(known.roundId);
		const same =
			row !== undefined && row.account === known.account && row.stake === known.stake && row.win === known.win;
		return same ? [] : [`round ${known.roundId} of ${known.account}`];
	});
}

async function inventedRounds(book: Book, ask: Ask): Promise<string[]> {
	const known = new Set([...book.rounds.values()].map((round) => round.roundId));
	return (await memberRounds(ask))
		.filter((round) => !known.has(round.id))
		.map((round) => `round ${round.id} of ${round.account}`);
}

async function openRounds(ask: Ask): Promise<string[]> {
	const rows = await ask("select id::text, vendor_round_id from games.round where status = 'open'");
	return rows.map((found) => JSON.stringify(found));
}

async function guestWallets(ask: Ask): Promise<string[]> {
	const rows = await ask(
		"select a.account from members.accounts a join wallet.wallet w on w.member_id = a.id where a.type = 4 limit 5",
	);
	return rows.map((found) => JSON.stringify(found));
}
