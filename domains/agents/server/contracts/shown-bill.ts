// A bill as it is shown: whole amounts in the currency, shares with what they have of a minor unit.

import * as z from "zod/mini";
import { accountNames } from "#members/api";
import type { Tx } from "#platform/db";
import { type CurrencyCode, formatMinor, memberId } from "#platform/kernel";
import type { BillShown } from "../../contract/index.ts";
import { percentText } from "../../core/index.ts";
import type { BillRow } from "./bill-store.ts";

const lines = z.array(
	z.object({
		source: z.string(),
		category: z.optional(z.string()),
		base: z.string(),
		rate: z.string(),
		below: z.string(),
		share: z.string(),
	}),
);

/** Parts of a minor unit after its own decimals, as many as are not zero. */
export function partsText(parts: bigint, currency: CurrencyCode): string {
	const size = parts < 0n ? -parts : parts;
	const whole = formatMinor(size / 1_000_000n, currency);
	const fine = (size % 1_000_000n).toString().padStart(6, "0").replace(/0+$/, "");
	return `${parts < 0n ? "-" : ""}${whole}${fine === "" ? "" : `${whole.includes(".") ? "" : "."}${fine}`}`;
}

export async function shownBills(tx: Tx, rows: readonly BillRow[]): Promise<BillShown[]> {
	const parsed = rows.map((row) => ({ row, lines: z.parse(lines, row.lines) }));
	const sources = parsed.flatMap((one) => one.lines.map(({ source }) => memberId(source)));
	const names = await accountNames(tx, [...new Set(sources)]);
	return parsed.map(({ row, lines: of }) => ({
		id: row.id,
		kind: row.kind,
		from: row.period_from.toISOString(),
		to: row.period_to.toISOString(),
		rate: percentText(BigInt(row.rate)),
		members: row.members,
		turnover: formatMinor(BigInt(row.turnover), row.currency),
		result: formatMinor(BigInt(row.result), row.currency),
		share: partsText(BigInt(row.share), row.currency),
		correction: partsText(BigInt(row.correction), row.currency),
		carry: partsText(BigInt(row.carry) + BigInt(row.debt), row.currency),
		paid: formatMinor(BigInt(row.paid), row.currency),
		state: row.state,
		billed: row.billed === null ? null : formatMinor(BigInt(row.billed), row.currency),
		owed: formatMinor(BigInt(row.owed), row.currency),
		owes: formatMinor(BigInt(row.owes), row.currency),
		lines: of.map((line) => ({
			source: names.get(memberId(line.source)) ?? "",
			...(line.category === undefined ? {} : { category: line.category }),
			base: formatMinor(BigInt(line.base), row.currency),
			rate: percentText(BigInt(line.rate)),
			below: percentText(BigInt(line.below)),
			share: partsText(BigInt(line.share), row.currency),
		})),
	}));
}
