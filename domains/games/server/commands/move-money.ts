// What a vendor's command moves on the ledger, in the command's own transaction.
import type { Tx } from "#platform/db";
import { err, ok, type Result } from "#platform/kernel";
import type { PostCommand } from "#wallet/api";
import type { CommandFailure } from "../api.ts";
import type { GamesTools } from "../tools.ts";
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
	const posted = await tools.wallet.postIn(tx, postingOf(tools, movement));
	if (posted.ok) return ok(posted.value.balance);
	if (said.kind === "rollback" && delta < 0n && posted.error.code === "INSUFFICIENT_FUNDS") {
		return takeBack(tools, tx, movement);
	}
	return err(refusalOf(posted.error));
}

export async function balanceIn(tools: GamesTools, tx: Tx, of: Pick<Said, "memberId" | "currency">): Promise<bigint> {
	const { purses } = await tools.wallet.balanceIn(tx, of.memberId, of.currency);
	return purses.find(({ purse }) => purse === "cash")?.balance ?? 0n;
}

function postingOf(tools: GamesTools, { said, group, delta }: Movement): PostCommand {
	const base = {
		key: ledgerKey(said.vendor, said.transactionId),
		memberId: said.memberId,
		currency: said.currency,
		purse: "cash" as const,
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
		purse: "cash",
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
