// An operator's hand on the promotions that members may choose at a deposit: made, edited as a new version, opened and closed.
// Whoever chose an older version keeps it. Of two who edit at once the later is told; each act is written down.
import type { Database, Tx } from "#platform/db";
import { err, formatMinor, isCurrencyCode, ok, parseMinor, type Result } from "#platform/kernel";
import { mostPromotions, type PromotionDraft, type PromotionRange, promotionFault } from "../../core/index.ts";
import { writeAct } from "../operator-act.ts";
import { stampOf } from "../stamp.ts";
import {
	lockPromotions,
	type PromotionName,
	type PromotionRow,
	promotionRows,
	writePromotion,
} from "./promotion-rows.ts";

/** Amounts as decimal strings of the currency. */
export type PromotionLine = { readonly currency: string; readonly smallest: string; readonly most: string };

export type PromotionSettings = Omit<PromotionRow, "id" | "code" | "version" | "opensAt" | "closesAt" | "terms"> & {
	/** ISO 8601; null where nothing is said. */
	readonly opensAt: string | null;
	readonly closesAt: string | null;
	readonly terms: readonly PromotionLine[];
};

export type DeskPromotion = PromotionSettings & {
	readonly code: string;
	/** Counts up with each edit. */
	readonly version: number;
	/** Of what it is now: an edit names it. */
	readonly stamp: string;
};

/** In the brand's order. */
export const readPromotions = (db: Pick<Database, "read">, merchant: string): Promise<readonly DeskPromotion[]> =>
	db.read(async (tx) => (await promotionRows(tx, merchant)).map(shownPromotion));

function shownPromotion({ id: _id, opensAt, closesAt, terms, ...row }: PromotionRow): DeskPromotion {
	const line = {
		...row,
		opensAt: opensAt?.toISOString() ?? null,
		closesAt: closesAt?.toISOString() ?? null,
		terms: terms.map(({ currency, smallest, most }) => {
			const show = (minor: string) => (isCurrencyCode(currency) ? formatMinor(BigInt(minor), currency) : minor);
			return { currency, smallest: show(smallest), most: show(most) };
		}),
	};
	return { ...line, stamp: stampOf(line) };
}

export type PromotionOrder = {
	readonly merchant: string;
	readonly code: string;
	/** Of what was looked at; undefined for a new one. */
	readonly stamp: string | undefined;
	readonly operator: string;
	readonly now: Date;
	readonly settings: PromotionSettings;
	readonly range: PromotionRange;
};

/** `PROMOTION_EXISTS`: the code is taken, or there are a hundred. `PROMOTION_INVALID` says which part cannot be so. */
export type PromotionRefusal =
	| { readonly code: "PROMOTION_NOT_FOUND" | "CHANGED_MEANWHILE" | "PROMOTION_EXISTS" }
	| { readonly code: "PROMOTION_INVALID"; readonly part: string };

/** Holds for deposits that are opened from now on; what was chosen keeps its version. */
export function savePromotion(
	db: Pick<Database, "tx">,
	order: PromotionOrder,
): Promise<Result<DeskPromotion, PromotionRefusal>> {
	const { merchant, code, stamp, operator, now: at } = order;
	return db.tx(async (tx) => {
		const all = await lockPromotions(tx, merchant);
		const stands = all.find((one) => one.code === code);
		const before = stands === undefined ? undefined : shownPromotion(stands);
		if (stamp === undefined && (before !== undefined || all.length >= mostPromotions))
			return err({ code: "PROMOTION_EXISTS" });
		if (stamp !== undefined && before === undefined) return err({ code: "PROMOTION_NOT_FOUND" });
		if (stamp !== undefined && before?.stamp !== stamp) return err({ code: "CHANGED_MEANWHILE" });
		const draft = draftOf(order.settings);
		const part =
			draft === undefined ? "AMOUNTS" : promotionFault(draft, { known: knownOf(stands), range: order.range });
		if (draft === undefined || part !== undefined) return err({ code: "PROMOTION_INVALID", part: part ?? "AMOUNTS" });
		await write(tx, { order, draft, version: (stands?.version ?? 0) + 1 });
		const saved = (await promotionRows(tx, merchant)).find((one) => one.code === code);
		if (saved === undefined) throw new Error("a promotion that was not written");
		const after = shownPromotion(saved);
		const act = before === undefined ? "promotion added" : "promotion set";
		await writeAct(tx, { merchant, act, operator, at, before: before ?? {}, after });
		return ok(after);
	});
}

const knownOf = (stands: PromotionRow | undefined) => ({
	currencies: (stands?.terms ?? []).map(({ currency }) => currency),
	languages: (stands?.names ?? []).map(({ language }) => language),
});

/** Undefined where an amount is none of its currency. */
function draftOf({ terms, opensAt, closesAt, ...settings }: PromotionSettings): PromotionDraft | undefined {
	const lines = terms.flatMap(({ currency, smallest, most }) => {
		if (!isCurrencyCode(currency)) return [];
		const [least, top] = [parseMinor(smallest, currency), parseMinor(most, currency)];
		return least.ok && top.ok ? [{ currency, smallest: least.value, most: top.value }] : [];
	});
	if (lines.length < terms.length) return undefined;
	const date = (text: string | null) => (text === null ? null : new Date(text));
	return { ...settings, opensAt: date(opensAt), closesAt: date(closesAt), terms: lines };
}

type Writing = { readonly order: PromotionOrder; readonly draft: PromotionDraft; readonly version: number };

function write(tx: Tx, { order: { merchant, code, settings }, draft, version }: Writing): Promise<void> {
	const terms = draft.terms.map(({ currency, smallest, most }) => ({
		currency,
		smallest: `${smallest}`,
		most: `${most}`,
	}));
	const names: readonly PromotionName[] = settings.names;
	const { open, order } = settings;
	return writePromotion(tx, { ...draft, merchant, code, version, open, order, terms, names });
}
