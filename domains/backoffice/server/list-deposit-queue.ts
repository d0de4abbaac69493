// The queue of deposits, how many wait, and which of them a line of the bank means.
import { countQueue, matchLine, readQueue } from "#cashier/api";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, isUuid, ok } from "#platform/kernel";
import { countDepositQueue, listDepositQueue, matchDeposits } from "../contract/index.ts";
import { within } from "./desk.ts";
import type { Office } from "./office.ts";
import { showQueue } from "./shown-queue.ts";

const pageSize = 50;

export const listDepositQueueRoute = ({ db }: Office): Route =>
	bind(listDepositQueue, async ({ cursor }, { staff: { merchant } }) => {
		const after = cursor === undefined ? undefined : placeOf(cursor);
		if (cursor !== undefined && after === undefined) return err(failure("INVALID_CURSOR"));
		return db.read(async (tx) => {
			const rows = await readQueue(within(tx), { merchant, after, limit: pageSize + 1 });
			const shown = rows.slice(0, pageSize);
			const last = rows.length > pageSize ? shown.at(-1) : undefined;
			const next = last === undefined ? null : `${last.opened_at.getTime()}_${last.id}`;
			return ok({ deposits: await showQueue(tx, { merchant, deposits: shown }), next });
		});
	});

/** Undefined for what the list has not written. */
function placeOf(cursor: string): { readonly openedAt: Date; readonly id: string } | undefined {
	const [, time, id = ""] = /^([0-9]{1,14})_([0-9a-f-]{36})$/.exec(cursor) ?? [];
	return time === undefined || !isUuid(id) ? undefined : { openedAt: new Date(Number(time)), id };
}

export const countDepositQueueRoute = ({ db }: Office): Route =>
	bind(countDepositQueue, async (_input, { staff: { merchant } }) => {
		const { count, since } = await countQueue(db, merchant);
		return ok({ count, since: since?.toISOString() ?? null });
	});

export const matchDepositsRoute = ({ db }: Office): Route =>
	bind(matchDeposits, ({ line }, { staff: { merchant } }) =>
		db.read(async (tx) => {
			const deposits = await matchLine(within(tx), { merchant, line });
			return ok({ deposits: await showQueue(tx, { merchant, deposits }) });
		}),
	);
