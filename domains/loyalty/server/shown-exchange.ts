// An exchange as its member sees it.

import type { Wish } from "#brand/core";
import type { Tx } from "#platform/db";
import { formatMinor, isCurrencyCode } from "#platform/kernel";
import type { Exchange } from "../contract/index.ts";
import { exchangeNumber } from "../core/index.ts";
import type { ExchangeRow } from "./exchange-store.ts";
import { findItems, type ItemRow, type ItemTexts, itemText, loadItemTexts } from "./mall-store.ts";

export async function showExchanges(tx: Tx, rows: readonly ExchangeRow[], wish: Wish): Promise<Exchange[]> {
	const ids = [...new Set(rows.flatMap(({ item_id }) => (item_id === null ? [] : [item_id])))];
	const items = await findItems(tx, ids);
	const texts = await loadItemTexts(tx, ids);
	return rows.map((row) => shown(row, { items, texts, wish }));
}

type Around = { readonly items: ReadonlyMap<string, ItemRow>; readonly texts: ItemTexts; readonly wish: Wish };

function shown(row: ExchangeRow, { items, texts, wish }: Around): Exchange {
	const { currency } = row;
	if (!isCurrencyCode(currency)) throw new Error(`an exchange in an unknown currency: ${currency}`);
	const item = row.item_id === null ? undefined : items.get(row.item_id);
	return {
		transactionNumber: exchangeNumber(BigInt(row.id), row.applied_at),
		applicationTime: row.applied_at.toISOString(),
		type: row.type,
		item: item === undefined ? "" : itemText(texts, item.id, wish).name,
		quantity: row.quantity,
		requiredPoints: formatMinor(BigInt(row.points), currency),
		requiredAmount: formatMinor(BigInt(row.cash), currency),
		currency,
		status: row.status,
		remark: row.remark,
		decidedAt: row.decided_at?.toISOString() ?? null,
		download: row.status === "passed" ? (item?.download ?? "") : "",
	};
}
