// The money of free spins: set aside when an award stands, given back when what is left is nobody's any more.
import type { Tx } from "#platform/db";
import type { CurrencyCode } from "#platform/kernel";
import type { PostCommand, WalletApi } from "#wallet/api";
import { houseMove, housePurse } from "../jackpots/house-move.ts";
import { freeSpinsAccount, freeSpinsSource } from "./free-spins-store.ts";

export type FreeSpinsMoney = {
	readonly awardId: string;
	readonly currency: CurrencyCode;
	/** Minor units. */
	readonly amount: bigint;
};

export const setAside = ({ awardId, currency, amount }: FreeSpinsMoney): readonly PostCommand[] =>
	houseMove({ id: `award ${awardId}`, currency, amount, from: freeSpinsSource, to: freeSpinsAccount(awardId) });

/** `part` tells what was left of one member from what was left of all. */
export const givenBack = ({ awardId, currency, amount, part }: FreeSpinsMoney & { readonly part: string }) =>
	houseMove({
		id: `award ${awardId} back ${part}`,
		currency,
		amount,
		from: freeSpinsAccount(awardId),
		to: freeSpinsSource,
	});

export type FreeSpinsLedger = { readonly wallet: Pick<WalletApi, "openAll" | "postAllIn"> };

/** The last thing of a transaction. */
export async function postMoves(
	tx: Tx,
	{ wallet }: FreeSpinsLedger,
	{ currency, moves }: { readonly currency: CurrencyCode; readonly moves: readonly (readonly PostCommand[])[] },
): Promise<void> {
	if (moves.length === 0) return;
	await wallet.openAll(tx, [housePurse(currency)]);
	const refused = (await wallet.postAllIn(tx, moves)).flat().find((answer) => !answer.ok);
	if (refused?.ok === false) throw new Error(`the ledger refused the stakes of free spins: ${refused.error.code}`);
}
