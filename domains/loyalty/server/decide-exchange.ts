// An operator's decision on an application: once, in one transaction with what it moves. Who may is asked first.
import { type Failure, failure } from "#platform/contract";
import type { Database, Tx } from "#platform/db";
import { err, isCurrencyCode, memberId, ok, type Result } from "#platform/kernel";
import type { PostCommand } from "#wallet/api";
import type { decisionErrors } from "../contract/index.ts";
import { type Decision, decideExchange, exchangeId, exchangeNumber } from "../core/index.ts";
import { cashAccount, pointsAccount } from "./accounts.ts";
import { keysOf } from "./exchange-keys.ts";
import { type ExchangeRow, lockExchange, writeDecision } from "./exchange-store.ts";
import { lockItem, moveStock } from "./mall-store.ts";
import { announcePurses } from "./pay-points.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { mustBePosted } from "./posted.ts";
import { tellExchange } from "./tell-exchange.ts";

/** The right that an operator needs for it. */
export const mayDecide = "loyalty.decide-exchanges";

export type Operator = {
	/** Who is written down with the decision. */
	readonly name: string;
	/** The brands they work for. */
	readonly merchants: ReadonlySet<string>;
	readonly rights: ReadonlySet<string>;
};

export type DecisionAsked = {
	readonly operator: Operator;
	readonly transactionNumber: string;
	readonly decision: Decision;
	/** Shown to the member; at most 500 characters. */
	readonly remark: string;
	/** Whose transaction it is part of; one of its own where it is not said. */
	readonly db?: Pick<Database, "tx">;
};

export type DecisionFailure = Failure<keyof typeof decisionErrors>;
export type Decided = Pick<ExchangeRow, "status" | "remark"> & {
	/** It was decided so before: nothing moved. */
	readonly already: boolean;
};

/** The same decision again changes nothing and answers the same. */
export async function decide(deps: LoyaltyDeps, asked: DecisionAsked): Promise<Result<Decided, DecisionFailure>> {
	if (!asked.operator.rights.has(mayDecide)) return err(failure("NOT_ALLOWED"));
	const id = exchangeId(asked.transactionNumber);
	if (id === undefined) return err(failure("EXCHANGE_NOT_FOUND"));
	const decided = await (asked.db ?? deps.db).tx((tx) => decideIn(tx, deps, { ...asked, id }));
	// Whoever has a transaction of their own is not at its end yet: they hear of it by `exchangeChannel`.
	if (decided.ok && asked.db === undefined) await announcePurses(deps, purseOf(decided.value));
	return decided;
}

async function decideIn(
	tx: Tx,
	deps: LoyaltyDeps,
	asked: DecisionAsked & { readonly id: bigint },
): Promise<Result<ExchangeRow & Decided, DecisionFailure>> {
	const { operator, decision } = asked;
	const exchange = await lockExchange(tx, asked.id);
	if (exchange === undefined || exchangeNumber(asked.id, exchange.applied_at) !== asked.transactionNumber) {
		return err(failure("EXCHANGE_NOT_FOUND"));
	}
	if (!operator.merchants.has(exchange.merchant)) return err(failure("NOT_ALLOWED"));
	const status = decideExchange(exchange.status, decision);
	if (!status.ok) return err(failure(status.error));
	if (status.value === exchange.status) return ok({ ...exchange, already: true });
	const at = deps.clock.now();
	const remark = asked.remark.slice(0, 500);
	if (status.value === "rejected") await putBack(tx, exchange);
	const written = await writeDecision(tx, { id: exchange.id, status: status.value, remark, by: operator.name, at });
	const command = commandOf(exchange, decision);
	if (command !== undefined) await post(tx, deps, command);
	await tellExchange(tx, written);
	return ok({ ...written, already: false });
}

async function putBack(tx: Tx, exchange: ExchangeRow): Promise<void> {
	if (exchange.item_id === null) return;
	await lockItem(tx, { merchant: exchange.merchant, id: exchange.item_id });
	await moveStock(tx, exchange.item_id, exchange.quantity);
}

/** What a decision moves: points back, or the cash of play money; a picture that is handed out moves nothing. */
function commandOf(exchange: ExchangeRow, decision: Decision): PostCommand | undefined {
	const { memberId: member, currency } = purseOf(exchange);
	const { taken, given, returned, group } = keysOf(member, exchange.request_key);
	const common = { memberId: member, currency, group } as const;
	if (decision === "reject") {
		return {
			...common,
			purse: "points",
			key: returned,
			kind: "rollback",
			delta: 0n,
			counter: pointsAccount,
			reference: taken,
		};
	}
	if (exchange.type !== "credit") return undefined;
	return { ...common, purse: "cash", key: given, kind: "promo", delta: BigInt(exchange.cash), counter: cashAccount };
}

function purseOf(exchange: ExchangeRow) {
	if (!isCurrencyCode(exchange.currency)) throw new Error(`an exchange in an unknown currency: ${exchange.currency}`);
	return { memberId: memberId(exchange.member_id), currency: exchange.currency };
}

async function post(tx: Tx, deps: LoyaltyDeps, command: PostCommand): Promise<void> {
	const [[posted] = []] = await deps.wallet.postAllIn(tx, [[command]]);
	mustBePosted(posted, "a decision");
}
