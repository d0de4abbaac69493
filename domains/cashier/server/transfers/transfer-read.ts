// What a member has, wherever it lies, and the history of transfers.
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { currencySymbols, err, formatMinor, ok } from "#platform/kernel";
import { type PurseState, spendable, statementPeriod } from "#wallet/core";
import { listTransfers, readConsolidatedFunds, readMerchantWallet } from "../../contract/index.ts";
import { vendorOf } from "../../core/index.ts";
import { nextPlace, readPlace } from "../list-place.ts";
import type { CashierDeps } from "../ports.ts";
import { showTransfer, vendorWallets } from "./transfer-shown.ts";
import { listTransfersOf } from "./transfer-store.ts";

export function readMerchantWalletRoute(deps: CashierDeps): Route {
	return bind(readMerchantWallet, (_input, { principal, language }) =>
		deps.db.read(async (tx) => {
			const { memberId, currency } = principal;
			const { purses } = await deps.wallet.balanceIn(tx, memberId, currency);
			const wallets = await vendorWallets(tx, deps, { memberId, currency, language, purses });
			return ok({ currency, wallets: [...wallets] });
		}),
	);
}

export function readConsolidatedFundsRoute(deps: CashierDeps): Route {
	return bind(readConsolidatedFunds, (_input, { principal, language }) =>
		deps.db.read(async (tx) => {
			const { memberId, currency } = principal;
			const { purses } = await deps.wallet.balanceIn(tx, memberId, currency);
			const vendors = await vendorWallets(tx, deps, { memberId, currency, language, purses });
			const find = (name: string) => purses.find(({ purse }) => purse === name);
			const show = (minor: bigint): string => formatMinor(minor, currency);
			const kept = (state: PurseState | undefined) => ({
				balance: show(state?.balance ?? 0n),
				available: show(spendable(state)),
				held: show(state?.held ?? 0n),
			});
			const float = find("float");
			return ok({
				currency,
				symbol: currencySymbols[currency],
				total: show(totalOf(purses)),
				main: kept(find("cash")),
				bonus: kept(find("bonus")),
				points: show(find("points")?.balance ?? 0n),
				vendors: [...vendors],
				float: float === undefined ? null : kept(float),
			});
		}),
	);
}

/** Main, bonus and what lies at vendors: points are no money, and an agent's float is not their own. */
const totalOf = (purses: readonly PurseState[]): bigint =>
	purses
		.filter(({ purse }) => purse === "cash" || purse === "bonus" || vendorOf(purse) !== undefined)
		.reduce((sum, { balance }) => sum + balance, 0n);

export function listTransfersRoute(deps: CashierDeps): Route {
	return bind(listTransfers, async (input, { principal, now }) => {
		const period = statementPeriod({ from: dateOf(input.from), to: dateOf(input.to) }, now);
		if (!period.ok) return err(failure(period.error));
		const before = input.cursor === undefined ? undefined : readPlace(input.cursor);
		if (input.cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const { memberId, currency } = principal;
		const asked = { memberId, currency, kind: input.type, ...period.value, before, limit: input.pageSize + 1 };
		const rows = await deps.db.read((tx) => listTransfersOf(tx, asked));
		const next = nextPlace(rows, { size: input.pageSize, at: ({ done_at }) => done_at });
		return ok({ transfers: rows.slice(0, input.pageSize).map(showTransfer), next });
	});
}

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));
