// Bills between agents: the company pays the first level, every agent those below it, out of the bill it has just received
// and then out of its float. What is short is owed, and is paid when its float has grown; until then it hands nothing down.
import type { Tx } from "#platform/db";
import { type CurrencyCode, type MemberId, memberId } from "#platform/kernel";
import { commandKey, type PostCommand } from "#wallet/api";
import { spendable } from "#wallet/core";
import { type BillKind, type Period, payDown, payOwed, type Team } from "../../core/index.ts";
import type { AgentsDeps } from "../ports.ts";
import { addOwed, lockOwed, noteOwedPosting, type OwedRow, writeOwed } from "./owed-store.ts";
import { paymentOf, post } from "./post-bills.ts";
import type { Of } from "./settlement-store.ts";

type Deps = Pick<AgentsDeps, "db" | "wallet">;

async function floatsOf(
	tx: Tx,
	{ wallet }: Pick<Deps, "wallet">,
	agents: readonly { readonly memberId: MemberId; readonly currency: CurrencyCode }[],
): Promise<ReadonlyMap<string, bigint>> {
	const balances = await wallet.balancesIn(tx, agents);
	return new Map(
		agents.map(({ memberId: id }, place) => [
			id,
			spendable(balances[place]?.purses.find(({ purse }) => purse === "float")),
		]),
	);
}

export type Between = {
	readonly of: Of;
	readonly period: Period;
	readonly currency: CurrencyCode;
	readonly team: Team;
	/** Whole minor units, by agent. */
	readonly bills: ReadonlyMap<string, bigint>;
	readonly now: Date;
};

export type BetweenPaid = { readonly kept: bigint; readonly fromFloat: bigint };

/** What each keeps, and takes from its float. What is short is written down as owed. */
export async function payBetween(
	tx: Tx,
	deps: Pick<Deps, "wallet">,
	{ of, period, currency, team, bills, now }: Between,
): Promise<ReadonlyMap<string, BetweenPaid>> {
	const billed = new Set([...bills].flatMap(([id, amount]) => (amount > 0n ? [id] : [])));
	const payers = team.agents.filter(({ id }) => team.below.get(id)?.some((child) => billed.has(child.id)) === true);
	const asked = payers.map(({ id }) => ({ memberId: memberId(id), currency }));
	const paid = payDown(team, { bills, floats: await floatsOf(tx, deps, asked) });
	for (const { agent, owes } of paid)
		for (const [to, amount] of owes)
			await addOwed(tx, { ...of, currency, period, payerId: memberId(agent), agentId: memberId(to), amount, now });
	return new Map(paid.map(({ agent, kept, fromFloat }) => [agent, { kept, fromFloat }]));
}

const mostAtOnce = 500;

/** Pays what is owed of what there is by now. Answers how many debts moved. */
export async function payWhatIsOwed(deps: Deps, now: Date): Promise<number> {
	const posted = await deps.db.tx(async (tx) => {
		const rows = await lockOwed(tx, mostAtOnce);
		const told = [];
		for (const [kind, currency] of kindsOf(rows))
			told.push(...(await payOfKind(tx, deps, { rows, kind, currency, now })));
		return told;
	});
	for (const one of posted) deps.wallet.announce(one, one);
	return posted.length;
}

const kindsOf = (rows: readonly OwedRow[]): readonly (readonly [BillKind, CurrencyCode])[] => [
	...new Map(rows.map(({ kind, currency }) => [`${kind} ${currency}`, [kind, currency] as const])).values(),
];

type OfKind = {
	readonly rows: readonly OwedRow[];
	readonly kind: BillKind;
	readonly currency: CurrencyCode;
	readonly now: Date;
};

async function payOfKind(tx: Tx, deps: Pick<Deps, "wallet">, { rows, kind, currency, now }: OfKind) {
	const debts = rows.filter((row) => row.kind === kind && row.currency === currency);
	const payers = [...new Set(debts.map(({ payer }) => payer))];
	const floats = await floatsOf(
		tx,
		deps,
		payers.map((id) => ({ memberId: memberId(id), currency })),
	);
	const { payments, fromFloat, kept } = payOwed(debts, floats);
	if (payments.length === 0) return [];
	await writeOwed(tx, payments);
	// What is left of a debt names the payment: the same debt is never paid twice from the same state.
	const state = payments.map(({ id }) => `${id}:${debts.find((one) => one.id === id)?.left ?? 0n}`).join(",");
	const commands: PostCommand[] = [];
	for (const [id, amount] of [...fromFloat].map(([id, amount]) => [id, -amount] as const).concat([...kept])) {
		const key = commandKey("agents:owed", `${id}:${amount < 0n ? "float" : "cash"}:${state}`);
		commands.push(paymentOf(kind, { agentId: memberId(id), currency, amount, key }));
		await noteOwedPosting(tx, { key, agentId: memberId(id), amount, now });
	}
	return post(tx, deps, commands);
}
