// The verdict on promotions: what members were told they received is in their entries and on the ledger, once; budgets hold; nothing
// stays half issued. Reads the database; changes nothing.
import * as z from "zod/mini";
import { type Ask, countOf, type Verdict } from "../../../../tools/sim/promises.ts";
import type { ClaimsBook, KnownClaim } from "./claims-book.ts";

export async function judgeClaims(book: ClaimsBook, ask: Ask): Promise<Verdict> {
	const { claims, faults } = book;
	const shown = async (statement: string) => (await ask(statement)).map((found) => JSON.stringify(found));
	return [
		{ promise: "promotions: nobody was paid twice or saw a claim change", broken: faults, seen: claims.size },
		{
			promise: `promotions: each of ${claims.size} claims that were told stands as it was told`,
			broken: await otherClaims([...claims.values()], ask),
			seen: claims.size,
		},
		{
			promise: "promotions: entries, budgets and the ledger say the same",
			broken: await shown("select * from promotions.fault"),
			seen: await countOf(ask, "promotions.entry where state in ('issued', 'claimed', 'signed')"),
		},
		{
			promise: "promotions: the ledger holds exactly the free bets that can still be staked",
			broken: await shown("select * from sportsbook.free_bet_fault"),
			seen: await countOf(ask, "sportsbook.free_bet"),
		},
		{
			promise: "promotions: no budget is passed, in all, of a day or of a member",
			broken: await shown(beyond),
			seen: await countOf(ask, "promotions.spent"),
		},
	];
}

const bound = (name: string) => `((v.rule->'budget'->>'${name}')::numeric * 100)`;
const beyond = `select p.code, s.scope, s.amount from promotions.spent s
	join promotions.promotion p on p.id = s.promotion_id
	join promotions.version v on v.promotion_id = p.id and v.version = p.version
	where s.amount > case when s.scope = 'all' then ${bound("all")} when s.scope like 'day %' then ${bound("day")}
		else ${bound("member")} end`;

const row = z.object({ account: z.string(), id: z.string(), turn: z.string(), step: z.int(), amount: z.string() });

async function otherClaims(told: readonly KnownClaim[], ask: Ask): Promise<string[]> {
	const rows = z.parse(
		z.array(row),
		await ask(`select a.account, p.code as id, e.turn, e.step, (e.amount / 100.0)::numeric(20, 2)::text as amount
			from promotions.entry e join promotions.promotion p on p.id = e.promotion_id
			join members.accounts a on a.id = e.member_id where e.state in ('claimed', 'signed')`),
	);
	const kept = new Map(rows.map(({ account, id, turn, step, amount }) => [`${account} ${id} ${turn} ${step}`, amount]));
	return told.flatMap(({ account, id, turn, step, amount }) => {
		const name = `${account} ${id} ${turn} ${step}`;
		return kept.get(name) === amount ? [] : [`${name} was told ${amount} and stands at ${kept.get(name)}`];
	});
}
