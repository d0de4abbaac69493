// Deposits by state and days, how many wait, and which of them a line of the bank means.

import { failure } from "#platform/contract";
import { within } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { countDepositQueue, listDepositQueue, matchDeposits } from "../../contract/index.ts";
import { countDepositStates } from "../count-states.ts";
import { countQueue, readDeposits } from "../deposits/read-queue.ts";
import { matchLine } from "../deposits/work-deposits.ts";
import type { CashierDesk } from "./ports.ts";
import { queueOf } from "./queue-page.ts";
import { showQueue } from "./shown-queue.ts";

export const listDepositQueueRoute = ({ db }: CashierDesk): Route =>
	bind(listDepositQueue, async ({ state = "pending", first, ...page }, { staff: { merchant } }) => {
		const queue = queueOf(page);
		if (queue === undefined) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const asked = { ...queue, merchant, state, newestFirst: first === "newest" };
			const { deposits, next } = await readDeposits(within(tx), asked);
			const shown = { deposits: await showQueue(tx, { merchant, deposits }), next };
			if (page.cursor !== undefined) return ok(shown);
			return ok({ ...shown, counts: await countDepositStates(within(tx), merchant) });
		});
	});

export const countDepositQueueRoute = ({ db }: CashierDesk): Route =>
	bind(countDepositQueue, async (_input, { staff: { merchant } }) => {
		const { count, since } = await countQueue(db, merchant);
		return ok({ count, since: since?.toISOString() ?? null });
	});

export const matchDepositsRoute = ({ db }: CashierDesk): Route =>
	bind(matchDeposits, ({ line }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			const deposits = await matchLine(within(tx), { merchant, line });
			return ok({ deposits: await showQueue(tx, { merchant, deposits }) });
		}),
	);
