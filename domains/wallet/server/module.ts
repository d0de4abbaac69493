// Wires the wallet: its calls, its face for higher domains, its jobs. Only apps use it.
import type { Database } from "#platform/db";
import type { Route } from "#platform/http";
import type { Live } from "#platform/live";
import { adjust } from "./adjust.ts";
import { createAnnounce } from "./announce.ts";
import type { WalletApi } from "./api.ts";
import { audit } from "./audit.ts";
import { collectExplainers } from "./explain-lines.ts";
import { readEntries } from "./explore-entries.ts";
import { readTransfer } from "./explore-transfer.ts";
import { getBalanceRoute } from "./get-balance.ts";
import { captureHold, placeHold, releaseHold } from "./holds.ts";
import { houseBalance } from "./house.ts";
import { type WalletJobs, walletJobs } from "./jobs.ts";
import { listTransactionsRoute } from "./list-transactions.ts";
import { move } from "./move.ts";
import { readOpenHolds } from "./open-holds.ts";
import { openWallet, openWallets } from "./open-wallet.ts";
import { keepPartitions } from "./partitions.ts";
import { playFlows } from "./play-flows.ts";
import { createPostingLanes, type LaneSettings, postTogether, readAnswers } from "./post.ts";
import { postBatchIn } from "./post-batch.ts";
import { findPosting, findPostingIn } from "./posting-rows.ts";
import { balanceReader, readBalanceIn, readBalancesIn } from "./read-balance.ts";
import { readSignificant } from "./significant-events.ts";
import { readHeldSums, readTrialBalance } from "./trial-balance.ts";

export { migrations } from "./migrations.ts";

type WalletDeps = { readonly db: Database; readonly live: Live; readonly lanes?: LaneSettings };

export type WalletModule = WalletJobs & {
	readonly routes: readonly Route[];
	readonly api: WalletApi;
	/** To be awaited after the migrations and before the first posting: makes the partitions of now. */
	readonly start: (now: Date) => Promise<void>;
	/** Writes what waits in the lanes, then takes no more. */
	readonly close: () => Promise<void>;
};

export function createWalletModule(deps: WalletDeps): WalletModule {
	const { db } = deps;
	const lanes = createPostingLanes(db, deps.lanes);
	const { add, explain } = collectExplainers();
	const api = { ...walletApi(deps, lanes), explain: add };
	return {
		...walletJobs({ db }),
		routes: [getBalanceRoute(api), listTransactionsRoute({ db, explain })],
		api,
		start: async (now) => {
			await keepPartitions(db, now);
		},
		close: () => lanes.close(),
	};
}

function walletApi({ db, live }: WalletDeps, lanes: ReturnType<typeof createPostingLanes>): Omit<WalletApi, "explain"> {
	const announce = createAnnounce(live);
	const postAllIn: WalletApi["postAllIn"] = async (tx, groups) => {
		const answers = await postBatchIn(tx, groups);
		return groups.map((group, index) => readAnswers(group, answers[index] ?? []));
	};
	return {
		open: openWallet,
		openAll: openWallets,
		post: async (command) => only(await postTogether({ lanes, announce }, [command])),
		postTogether: (commands) => postTogether({ lanes, announce }, commands),
		postIn: async (tx, command) => only((await postAllIn(tx, [[command]])).flat()),
		postAllIn,
		balance: balanceReader(db),
		balanceIn: readBalanceIn,
		balancesIn: readBalancesIn,
		find: (memberId, key) => findPosting(db, memberId, key),
		findIn: findPostingIn,
		playFlows,
		announce,
		adjust,
		move,
		placeHold,
		captureHold,
		releaseHold,
		houseBalance: (account, currency) => houseBalance(db, account, currency),
		audit: () => audit(db),
		explorer: {
			entries: (query) => readEntries(db, query),
			transfer: (asked) => readTransfer(db, asked),
			trialBalance: (day) => readTrialBalance(db, day),
			heldSums: () => readHeldSums(db),
			openHolds: (page) => readOpenHolds(db, page),
			significant: (asked) => readSignificant(db, asked),
		},
	};
}

function only<T>(answers: readonly T[]): T {
	const answer = answers[0];
	if (answer === undefined) throw new Error("a command without an answer");
	return answer;
}
