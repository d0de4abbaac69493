// A ledger of an operator's program: what it posts is in the database like any node's.
import type { OperatorDeps, ReconcileDeps } from "#cashier/module";
import { wageredEver } from "#games/module";
import type { Database } from "#platform/db";
import { systemClock } from "#platform/kernel";
import { silentLive } from "#platform/live";
import { judgeDeposit } from "#protection/module";
import type { WalletApi } from "#wallet/api";
import { createWalletModule } from "#wallet/module";

type LedgerDeps = Pick<OperatorDeps, "protection" | "turnover"> &
	Pick<ReconcileDeps, "db"> & { readonly wallet: WalletApi };

/** Closed again when the work is done. */
export async function withLedger<T>(db: Database, work: (deps: LedgerDeps) => Promise<T>): Promise<T> {
	const wallet = createWalletModule({ db, live: silentLive });
	await wallet.start(systemClock.now());
	const protection: OperatorDeps["protection"] = {
		judgeDeposit: (tx, asked) => judgeDeposit(tx, { wallet: wallet.api }, asked),
	};
	try {
		return await work({ db, wallet: wallet.api, protection, turnover: wageredEver });
	} finally {
		await wallet.close();
	}
}
