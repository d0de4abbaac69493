// Moves money from one house account to another. A posting of the ledger has a purse on one side, so both legs go through a
// purse of the house that is empty before and after: the database refuses it anything else.
import { type CurrencyCode, memberId } from "#platform/kernel";
import { commandKey, type HouseAccount, type PostCommand, type WalletName } from "#wallet/api";

/** The largest id there is: no member ever has it. */
const house = memberId("9223372036854775807");

export const housePurse = (currency: CurrencyCode): WalletName => ({ memberId: house, currency, purse: "cash" });

export type HouseMove = {
	/** Unique for ever: the same again is the same move. */
	readonly id: string;
	readonly currency: CurrencyCode;
	/** Minor units, positive. */
	readonly amount: bigint;
	readonly from: HouseAccount;
	readonly to: HouseAccount;
};

/** Both legs or none. */
export function houseMove({ id, currency, amount, from, to }: HouseMove): readonly PostCommand[] {
	const group = commandKey("games:jackpot-move", id);
	const purse = { ...housePurse(currency), group };
	return [
		{ ...purse, kind: "grant", delta: amount, counter: from, key: commandKey("games:jackpot-in", id) },
		{ ...purse, kind: "withdraw", delta: -amount, counter: to, key: commandKey("games:jackpot-out", id) },
	];
}
