// How a bonus ends: released to the main purse when its turnover is met, taken back when its time is over or a withdrawal came
// first. Once: every end has the same key in the ledger.
import type { Database, Tx } from "#platform/db";
import type { Log } from "#platform/http";
import { tell } from "#platform/jobs";
import { memberId } from "#platform/kernel";
import { commandKey, type HouseAccount, type PostCommand } from "#wallet/api";
import { bonusEnd } from "../../core/index.ts";
import { announce } from "../changes.ts";
import { currencyOf } from "../deposits/shown-deposit.ts";
import { bonusEnded } from "../events.ts";
import type { CashierDeps, Turnovers } from "../ports.ts";
import { tellMoved } from "../transfers/transfer-changes.ts";
import { bonusAccount, bonusFacts } from "./bonus-grant.ts";
import { type BonusRow, listRunning, lockBonus, runningCurrencies, writeBonusEnd } from "./bonus-store.ts";
import { askedOf, runningOf } from "./bonus-weighed.ts";

/** Both legs of a release. Empty whenever none is half done, which is always. */
const clearing: HouseAccount = "clearing:bonuses";

type Ending = { readonly bonus: BonusRow; readonly state: "released" | "forfeited" | "expired"; readonly at: Date };

/** The bonus is locked by the caller and runs. */
export async function endBonus(
	tx: Tx,
	{ wallet }: { readonly wallet: Pick<CashierDeps["wallet"], "postAllIn"> },
	{ bonus, state, at }: Ending,
): Promise<void> {
	const { deposit_id: id } = bonus;
	const owner = { memberId: memberId(bonus.member_id), currency: currencyOf(bonus) };
	const group = commandKey(`cashier:bonus-${state}`, id);
	const amount = BigInt(bonus.amount ?? 0);
	const out = {
		purse: "bonus",
		kind: "transfer-out",
		delta: -amount,
		key: commandKey("cashier:bonus-out", id),
	} as const;
	const into = { purse: "cash", kind: "transfer-in", delta: amount, key: commandKey("cashier:bonus-in", id) } as const;
	const counter = state === "released" ? clearing : bonusAccount;
	const legs = (state === "released" ? [out, into] : [out]).map(
		(leg): PostCommand => ({ ...owner, ...leg, counter, group }),
	);
	await writeBonusEnd(tx, { memberId: bonus.member_id, depositId: id }, { state, at, group });
	await tell(tx, bonusEnded, { ...bonusFacts(bonus, amount), how: state });
	await announce(tx, { ...bonus, id, payee_id: null });
	await tellMoved(tx, owner);
	const [posted = []] = await wallet.postAllIn(tx, [legs]);
	const refused = posted.find((leg) => !leg.ok && leg.error.code !== "GROUP_REFUSED");
	if (refused?.ok === false) throw new Error(`the ledger refused the end of a bonus: ${refused.error.code}`);
}

const batch = 200;

type EndDeps = {
	readonly db: Pick<Database, "tx" | "read">;
	readonly wallet: Pick<CashierDeps["wallet"], "postAllIn">;
	readonly turnovers: Turnovers;
};
type Clock = { readonly now: Date; readonly log: Log };

/** Ends what has come to its end by itself; answers how many. One that cannot be ended keeps no other from it. */
export async function endDueBonuses(deps: EndDeps, clock: Clock): Promise<number> {
	let ended = 0;
	for (const currency of await deps.db.read(runningCurrencies)) {
		for (let after = "0"; ; ) {
			const page = await deps.db.read((tx) => listRunning(tx, { currency, after, limit: batch }));
			ended += await endPage(deps, page, clock);
			const last = page.at(-1);
			if (last === undefined || page.length < batch) break;
			after = last.member_id;
		}
	}
	return ended;
}

async function endPage({ db, wallet, turnovers }: EndDeps, page: readonly BonusRow[], clock: Clock): Promise<number> {
	const [first] = page;
	if (first === undefined) return 0;
	const weighed = await db.read((tx) => turnovers(tx, { members: page.map(askedOf), currency: currencyOf(first) }));
	let ended = 0;
	for (const bonus of page) {
		const state = endOf(bonus, { weighedEver: weighed.get(bonus.member_id) ?? 0n, now: clock.now });
		if (state === undefined) continue;
		const name = { memberId: bonus.member_id, depositId: bonus.deposit_id };
		const end = async (tx: Tx): Promise<void> => {
			const locked = await lockBonus(tx, { ...name, state: "running" });
			if (locked !== undefined) await endBonus(tx, { wallet }, { bonus: locked, state, at: clock.now });
		};
		await db.tx(end).then(
			() => ended++,
			(error: unknown) => clock.log.error({ error, ...name }, "a bonus did not come to its end"),
		);
	}
	return ended;
}

const endOf = (bonus: BonusRow, now: { readonly weighedEver: bigint; readonly now: Date }) =>
	bonusEnd(runningOf(bonus), now);
