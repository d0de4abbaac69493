// What a vendor's command moves on the ledger, in the command's own transaction.
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { PostCommand, Purse } from "#wallet/api";
import type { CommandFailure } from "../api.ts";
import type { GamesTools } from "../tools.ts";
import { purseAt } from "../vendor-purses.ts";
import { ledgerKey, refusalOf, type Said } from "./command.ts";

export type Movement = {
	readonly said: Said;
	/** The platform's id of the round. */
	readonly group?: string;
	/** Minor units, the member's side; zero moves nothing and asks for the balance only. */
	readonly delta: bigint;
};

/** The balance after it, in minor units. */
export async function moveMoney(
	tools: GamesTools,
	tx: Tx,
	movement: Movement,
): Promise<Result<bigint, CommandFailure>> {
	const { said, delta } = movement;
	if (delta === 0n) return ok(await balanceIn(tools, tx, said));
	await readyPurse(tools, tx, said);
	const posted = await tools.wallet.postIn(tx, postingOf(tools, movement));
	if (posted.ok) return ok(posted.value.balance);
	if (said.kind === "rollback" && delta < 0n && posted.error.code === "INSUFFICIENT_FUNDS") {
		return takeBack(tools, tx, movement);
	}
	return err(refusalOf(posted.error));
}

type Of = Pick<Said, "vendor" | "memberId" | "currency">;

export async function balanceIn(tools: GamesTools, tx: Tx, of: Of): Promise<bigint> {
	const { purses } = await tools.wallet.balanceIn(tx, of.memberId, of.currency);
	return inPurse(purses, purseOf(tools, of.vendor))?.balance ?? 0n;
}

/** What a vendor pays finds its purse, though nothing was ever moved there; a currency that the member has not stays unknown. */
export async function readyPurse(tools: GamesTools, tx: Tx, { vendor, memberId, currency }: Of): Promise<void> {
	const purse = purseOf(tools, vendor);
	if (purse === "cash") return;
	const { purses } = await tools.wallet.balanceIn(tx, memberId, currency);
	if (purses.length > 0) await tools.wallet.open(tx, { memberId, currency, purse });
}

/** The purse that a vendor's commands move: its own where it has one. */
export const purseOf = (tools: GamesTools, vendor: string): Purse =>
	purseAt(tools.catalogue.current().vendors.get(vendor));

/** Undefined where nothing was ever moved to a vendor's own purse. */
export const inPurse = <State extends { readonly purse: Purse }>(purses: readonly State[], name: Purse) =>
	purses.find(({ purse }) => purse === name);

function postingOf(tools: GamesTools, { said, group, delta }: Movement): PostCommand {
	const base = {
		key: ledgerKey(said.vendor, said.transactionId),
		memberId: said.memberId,
		currency: said.currency,
		purse: purseOf(tools, said.vendor),
		counter: counterOf(tools, said.vendor),
		...(group === undefined ? {} : { group }),
	};
	if (said.kind !== "rollback")
		return { ...base, kind: said.kind === "bet" || said.kind === "promo" ? said.kind : "win", delta };
	return { ...base, kind: "rollback", delta: 0n, reference: ledgerKey(said.vendor, said.reference ?? "") };
}

/** A win that was paid by mistake and is spent already: the balance goes below zero, as a logged significant event. */
async function takeBack(tools: GamesTools, tx: Tx, movement: Movement): Promise<Result<bigint, CommandFailure>> {
	const { said, delta } = movement;
	const adjusted = await tools.wallet.adjust(tx, {
		key: ledgerKey(said.vendor, said.transactionId),
		memberId: said.memberId,
		currency: said.currency,
		purse: purseOf(tools, said.vendor),
		delta,
		counter: counterOf(tools, said.vendor),
		reason: `rollback of ${said.reference ?? ""} in round ${said.roundId ?? ""}: the win was spent`.slice(0, 500),
		actor: `vendor:${said.vendor}`,
	});
	return adjusted.ok ? ok(adjusted.value.balance) : err(refusalOf(adjusted.error));
}

/** The ledger's account of a vendor. */
export function counterOf(tools: GamesTools, vendor: string): `${string}:${string}` {
	const counter = tools.catalogue.current().vendors.get(vendor)?.counter;
	if (counter === undefined) throw new Error(`an unknown vendor: ${vendor}`);
	return `games:${counter.slice("games:".length)}`;
}
