// Lists a member's exchanges of points, the newest first, page by page.

import { wishOf } from "#brand/core";
import { decidePeriod } from "#games/core";
import { failure } from "#platform/contract";
import { bind, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { listExchanges } from "../contract/index.ts";
import { type ExchangeRow, listRows } from "./exchange-store.ts";
import type { LoyaltyDeps } from "./ports.ts";
import { showExchanges } from "./shown-exchange.ts";

export function listExchangesRoute(deps: LoyaltyDeps): Route {
	return bind(listExchanges, async (input, call) => {
		const { memberId, merchant } = call.principal;
		const period = decidePeriod({ from: dateOf(input.from), to: dateOf(input.to) }, call.now);
		if (!period.ok) return err(failure(period.error));
		const before = input.cursor === undefined ? undefined : placeOf(input.cursor);
		if (input.cursor !== undefined && before === undefined) return err(failure("INVALID_CURSOR"));
		const { type, status, pageSize } = input;
		return deps.db.read(async (tx) => {
			const rows = await listRows(tx, { memberId, ...period.value, type, status, before, limit: pageSize + 1 });
			const shown = rows.slice(0, pageSize);
			const last = rows.length > pageSize ? shown.at(-1) : undefined;
			const records = await showExchanges(tx, shown, wishOf(deps.brand.brand(merchant), call.language));
			return ok({ records, next: last === undefined ? null : cursorOf(last) });
		});
	});
}

const dateOf = (text: string | undefined): Date | undefined => (text === undefined ? undefined : new Date(text));

const cursorOf = (row: ExchangeRow): string => `${row.applied_at.getTime()}-${row.id}`;

/** Undefined for what `cursorOf` has not written. */
function placeOf(cursor: string): { readonly appliedAt: Date; readonly id: bigint } | undefined {
	const [, time, id] = /^([0-9]{1,14})-([0-9]{1,18})$/.exec(cursor) ?? [];
	return time === undefined || id === undefined ? undefined : { appliedAt: new Date(Number(time)), id: BigInt(id) };
}
