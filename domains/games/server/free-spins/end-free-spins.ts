// The clock's part in free spins: what is over gives back what nobody used, and what nobody agreed to in time lapses.
import { type Database, sql } from "#platform/db";
import type { Clock } from "#platform/kernel";
import { freeSpinsApprovals } from "./free-spins-approval.ts";
import { type FreeSpinsLedger, givenBack, postMoves } from "./free-spins-money.ts";
import { closeGrants, currencyOf, keepAward } from "./free-spins-store.ts";

type Tools = FreeSpinsLedger & { readonly db: Pick<Database, "tx">; readonly clock: Clock };

const mostAtOnce = 100;

type Due = {
	readonly id: string;
	readonly currency: string;
	readonly stake: string;
};

/** One transaction an award, so that no other waits for it. Answers how many ended. */
export async function endFreeSpins(tools: Tools): Promise<number> {
	const now = tools.clock.now();
	const lapsed = await tools.db.tx((tx) => freeSpinsApprovals(tools).lapseIn(tx, now));
	for (let ended = lapsed; ended < mostAtOnce; ended++) if (!(await endOne(tools, now))) return ended;
	return mostAtOnce;
}

const endOne = ({ db, wallet }: Tools, now: Date): Promise<boolean> =>
	db.tx(async (tx) => {
		const { rows } = await sql<Due>`select id, currency, stake from games.free_spins_award
			where kept in ('waiting', 'standing') and kept = 'standing' and ends_at <= ${now}
			order by ends_at, id limit 1 for update skip locked`.execute(tx);
		const [due] = rows;
		if (due === undefined) return false;
		const { id } = due;
		const left = await closeGrants(tx, { id, as: "expired", at: now });
		await keepAward(tx, { id, kept: "over", at: now });
		const currency = currencyOf(due);
		const amount = BigInt(left) * BigInt(due.stake);
		const back = givenBack({ awardId: id, currency, amount, part: "all" });
		await postMoves(tx, { wallet }, { currency, moves: amount === 0n ? [] : [back] });
		return true;
	});
