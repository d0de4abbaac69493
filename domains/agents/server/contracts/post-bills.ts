// Posts what bills pay, and whom nothing is paid now: one order of wallets, one key a bill.
import type { Tx } from "#platform/db";
import type { CurrencyCode, MemberId } from "#platform/kernel";
import { type CommandKey, commandKey, type HouseAccount, type PostCommand } from "#wallet/api";
import type { BillKind } from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { standingsOf } from "../standings.ts";
import { heldAmong } from "./settlement-store.ts";

export const accountOfKind = (kind: BillKind): HouseAccount => `agents:${kind}`;

type Keyed = { readonly contractId: string | undefined; readonly agentId: MemberId };

/** A bill of points is the member's of its five minutes; others are their contract's of their period. */
export const billKey = ({ contractId, agentId }: Keyed, from: Date): CommandKey =>
	contractId === undefined
		? commandKey("agents:points", `${agentId}:${from.getTime()}`)
		: commandKey("agents:bill", `${contractId}:${from.getTime()}`);
export const floatKey = ({ contractId }: Keyed, from: Date): CommandKey =>
	commandKey("agents:bill-float", `${contractId}:${from.getTime()}`);

export type Payment = {
	readonly agentId: MemberId;
	readonly currency: CurrencyCode;
	/** Above zero: to the member's money at hand. Below: out of its float. */
	readonly amount: bigint;
	readonly key: PostCommand["key"];
};

export const paymentOf = (kind: BillKind, { agentId, currency, amount, key }: Payment): PostCommand => {
	const of = { memberId: agentId, currency, key, delta: amount, counter: accountOfKind(kind) } as const;
	return amount < 0n ? { ...of, purse: "float", kind: "transfer-out" } : { ...of, purse: "cash", kind: "promo" };
};

export type Told = Pick<PostCommand, "memberId" | "currency" | "purse"> & {
	readonly balance: bigint;
	readonly held: bigint;
};

/** In the order of the members, so that wallets are locked in one order. Throws when the ledger refuses. */
export async function post(
	tx: Tx,
	{ wallet }: Pick<AgentsDeps, "wallet">,
	commands: readonly PostCommand[],
): Promise<readonly Told[]> {
	if (commands.length === 0) return [];
	const sorted = [...commands].sort((one, other) =>
		one.memberId === other.memberId
			? one.purse < other.purse
				? -1
				: 1
			: BigInt(one.memberId) < BigInt(other.memberId)
				? -1
				: 1,
	);
	await wallet.openAll(tx, sorted);
	const answers = await wallet.postAllIn(
		tx,
		sorted.map((one) => [one]),
	);
	return sorted.map(({ memberId, currency, purse }, place) => {
		const posted = answers[place]?.[0];
		if (posted?.ok !== true) throw new Error(`a bill was refused: ${posted?.error.code ?? "no answer"}`);
		return { memberId, currency, purse, balance: posted.value.balance, held: posted.value.held };
	});
}

/** Who is not paid now: held by an operator, locked, or gone. */
export async function barredAmong(
	tx: Tx,
	{ members }: Pick<AgentsDeps, "members">,
	agents: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
	const held = await heldAmong(tx, agents);
	const standings = await standingsOf(tx, members, agents);
	return new Set(agents.filter((id) => held.has(id) || standings.get(id)?.status !== "active"));
}
