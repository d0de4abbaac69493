// How much waits in each queue, of every desk: one call, which the menu's badges and the first screen both ask.
import type { WaitingQueue } from "#platform/desk";
import { bind, type Route } from "#platform/http";
import { ok } from "#platform/kernel";
import { readWaiting } from "../../contract/index.ts";
import type { Office } from "../office.ts";

export const readWaitingRoute = ({ db }: Pick<Office, "db">, queues: readonly WaitingQueue[]): Route =>
	bind(readWaiting, async (_input, { staff: { merchant, permissions }, now }) => {
		const open = queues.filter(({ permission }) => permissions.has(permission));
		return db.read(async (tx) => {
			const waiting = [];
			for (const { queue, count: counted } of open) {
				const { count, since } = await counted(tx, { merchant, now });
				waiting.push({ queue, count, since: since?.toISOString() ?? null });
			}
			return ok({ waiting });
		});
	});
