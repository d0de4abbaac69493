// How much waits in each queue: one place, which the menu's badges and the first screen both ask. A queue more is a line more.
import { countMessages } from "#brand/api";
import { countQueue, countWithdrawals, readLines } from "#cashier/api";
import { countWaitingFreeSpins, countWaitingTournaments } from "#games/api";
import { countExchanges } from "#loyalty/api";
import type { Tx } from "#platform/db";
import { within } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { countDocuments } from "#protection/api";
import { type QueueName, queues, readWaiting } from "../../contract/index.ts";
import type { Permission } from "../../core/index.ts";
import { adjustmentApprovals } from "../adjustments/adjustment-approval.ts";
import { fundingApprovals } from "../games/funding-approval.ts";
import { voucherApprovals } from "../money/voucher-approval.ts";
import type { Office } from "../office.ts";

type Waiting = { readonly count: number; readonly since: Date | undefined };

type Queue = {
	/** Of its screen: who may not open it is not told how much waits there. */
	readonly permission: Permission;
	readonly count: (tx: Tx, merchant: string, now: Date) => Promise<Waiting>;
};

const countedBy = (office: Office): Readonly<Record<QueueName, Queue>> => ({
	deposits: { permission: "cashier.deposits:read", count: countDeposits },
	withdrawals: {
		permission: "cashier.withdrawals:read",
		count: (tx, merchant) => countWithdrawals(within(tx), merchant),
	},
	adjustments: {
		permission: "wallet.adjustments:read",
		count: (tx, merchant, now) => adjustmentApprovals(office).count(tx, { merchant, now }),
	},
	vouchers: {
		permission: "cashier.vouchers:read",
		count: (tx, merchant, now) => voucherApprovals(office).count(tx, { merchant, now }),
	},
	jackpots: {
		permission: "games.jackpots:read",
		count: (tx, merchant, now) => fundingApprovals(office).count(tx, { merchant, now }),
	},
	tournaments: { permission: "games.tournaments:read", count: countWaitingTournaments },
	"free-spins": { permission: "games.free-spins:read", count: countWaitingFreeSpins },
	exchanges: {
		permission: "loyalty.exchanges:read",
		count: async (tx, merchant) => {
			const { counts, since } = await countExchanges(tx, merchant);
			return { count: counts.applying, since };
		},
	},
	documents: {
		permission: "protection.documents:read",
		count: async (tx, merchant) => {
			const { counts, since } = await countDocuments(tx, merchant);
			return { count: counts.waiting, since };
		},
	},
	messages: {
		permission: "brand.messages:read",
		count: async (tx, merchant) => {
			const { counts, since } = await countMessages(tx, merchant);
			return { count: counts.waiting, since };
		},
	},
});

/** Deposits, and the money that a provider told of and nobody could credit. */
async function countDeposits(tx: Tx, merchant: string): Promise<Waiting> {
	const { count, since } = await countQueue(within(tx), merchant);
	const lines = await readLines(within(tx), { merchant, most: 200 });
	const first = lines[0]?.heard_at;
	const oldest = since === undefined || (first !== undefined && first < since) ? (first ?? since) : since;
	return { count: count + lines.length, since: oldest };
}

export const readWaitingRoute = (office: Office): Route => {
	const counted = countedBy(office);
	return bind(readWaiting, async (_input, { staff: { merchant, permissions }, now }) => {
		const open = queues.filter((queue) => permissions.has(counted[queue].permission));
		return office.db.read(async (tx) => {
			const waiting = [];
			for (const queue of open) {
				const { count, since } = await counted[queue].count(tx, merchant, now);
				waiting.push({ queue, count, since: since?.toISOString() ?? null });
			}
			return ok({ waiting });
		});
	});
};
