// Carries an operator's order on protection out: finds the brand and the member, says what will be, asks, does it.
import { readSwitches } from "#brand/module";
import { findByName } from "#members/module";
import { err, ok, type Result } from "#platform/kernel";
import {
	chooseMarket,
	limitAmountOf,
	type MarketState,
	type OperatorLimit,
	readMarkets,
	writeOperatorLimit,
} from "#protection/module";
import { brandOf, type Ready, refused, settle } from "./one-act.ts";
import type { Circumstances, ProtectionAround } from "./protection-around.ts";
import type { ProtectionAct, ProtectionOrder } from "./read-protection-order.ts";
import { listDocuments, prepareReview } from "./review-identity.ts";

const shownActs = 5;

/** Resolves with the exit code. */
export async function carryOutProtection(order: ProtectionOrder, around: ProtectionAround): Promise<number> {
	const { db, say } = around;
	const state = await readMarkets(db, { acts: shownActs });
	const merchant = brandOf(
		order.merchant,
		(await readSwitches(db, { acts: 0 })).map((brand) => brand.merchant),
	);
	if (!merchant.ok) return refused(around, merchant.error);
	if (order.act === undefined) {
		for (const line of stateLines(state, merchant.value)) say(line);
		return 0;
	}
	if (order.act.kind === "list") return listDocuments(around, merchant.value);
	const ready = await prepare(order.act, { around, order, merchant: merchant.value, state });
	return settle(ready, { ...around, merchant: merchant.value, sure: order.sure });
}

async function prepare(
	act: Exclude<ProtectionAct, { kind: "list" }>,
	circumstances: Circumstances,
): Promise<Result<Ready, string>> {
	if (act.kind === "market") return prepareMarket(act.market, circumstances);
	return act.kind === "limit" ? prepareLimit(act, circumstances) : prepareReview(act, circumstances);
}

function prepareMarket(market: string, { around, order, merchant, state }: Circumstances): Result<Ready, string> {
	const codes = state.markets.map(({ code }) => code);
	if (!codes.includes(market)) return err(`A market is one of ${codes.join(", ")}.`);
	const before = playsBy(state, merchant);
	if (before === market) return err("It is so already: nothing was changed.");
	const choice = { merchant, market, operator: order.operator ?? around.user, at: around.now };
	const words = `${merchant} plays by ${market} and no longer by ${before}`;
	const carryOut = async () => ((await chooseMarket(around.db, choice)).ok ? undefined : "Nothing was changed.");
	return ok({ words, carryOut });
}

type LimitAct = Extract<ProtectionAct, { kind: "limit" }>;

async function prepareLimit(act: LimitAct, { around, order, merchant }: Circumstances): Promise<Result<Ready, string>> {
	const member = await around.db.read((tx) => findByName(tx, { merchant, name: act.account }));
	if (member === undefined) return err("There is no such account.");
	const { id: memberId, currency } = member;
	const { limit: kind, period } = act;
	const amount = limitAmountOf({ kind, period, amount: act.amount }, currency);
	if (!amount.ok) return err(kind === "time" ? "Time is whole minutes within its period, from 15." : "No such amount.");
	const actor = order.operator ?? around.user;
	const limit: OperatorLimit = { memberId, currency, kind, period, amount: amount.value, actor, now: around.now };
	const held = act.amount === null ? "none" : `${act.amount} ${kind === "time" ? "minutes" : currency}`;
	const words = `${member.account} is held to ${kind} a ${period}: ${held}`;
	return ok({ words, carryOut: async () => void (await writeOperatorLimit(around.db, limit)) });
}

const playsBy = ({ chosen, markets }: MarketState, merchant: string): string =>
	chosen.get(merchant) ?? markets.find(({ usual }) => usual)?.code ?? "";

function stateLines(state: MarketState, merchant: string): readonly string[] {
	const current = playsBy(state, merchant);
	return [
		`${merchant} plays by ${current}`,
		...state.markets.map(({ code, name }) => `  ${code === current ? "*" : " "} ${code}  ${name}`),
		...state.acts.map(({ act, operator, at, before, after }) => {
			const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
			return `  ${at.toISOString()} ${act} by ${operator}\n    before ${was}\n    after  ${is}`;
		}),
	];
}
