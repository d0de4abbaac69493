// Writes what becomes of a limit, with its event and the word of it, in one transaction.
import type { Tx } from "#platform/db";
import { type CurrencyCode, err, ok, type Result } from "#platform/kernel";
import { changeLimit, keepLimit, type LimitAmount, type LimitChange } from "../core/index.ts";
import type { Changes } from "./changes.ts";
import { writeEvent } from "./events.ts";
import { type LimitName, lockLimit, writeLimit } from "./limit-store.ts";

export type LimitWish = LimitName & {
	readonly currency: CurrencyCode;
	readonly wanted: LimitAmount;
	readonly waitHours: number;
	/** A looser limit is refused, not left to wait. */
	readonly strictOnly?: boolean;
	/** "member", or the operator by name. */
	readonly actor: string;
	readonly now: Date;
};

type Announce = Pick<Changes, "announce">;

/** A stricter limit holds when the transaction commits; a looser one waits. */
export async function writeWish(tx: Tx, changes: Announce, wish: LimitWish): Promise<Result<undefined, "LOOSER">> {
	const before = await lockLimit(tx, wish, wish);
	const after = changeLimit(before, wish.wanted, wish);
	if (wish.strictOnly === true && after.next !== undefined) return err("LOOSER");
	await write(tx, changes, { wish, kind: "limit-changed", before, after });
	return ok(undefined);
}

/** Takes back what waits. */
export async function takeBackWish(
	tx: Tx,
	changes: Announce,
	wish: Omit<LimitWish, "wanted" | "waitHours">,
): Promise<Result<undefined, "NOTHING_WAITS">> {
	const before = await lockLimit(tx, wish, wish);
	const kept = keepLimit(before, wish.now);
	if (!kept.ok) return kept;
	await write(tx, changes, { wish, kind: "limit-kept", before, after: kept.value });
	return ok(undefined);
}

async function write(
	tx: Tx,
	changes: Announce,
	done: {
		readonly wish: Omit<LimitWish, "wanted" | "waitHours">;
		readonly kind: "limit-changed" | "limit-kept";
		readonly before: LimitChange;
		readonly after: LimitChange;
	},
): Promise<void> {
	const { wish, kind, before, after } = done;
	const { memberId, actor, now } = wish;
	await writeLimit(tx, wish, { ...after, now });
	const what = { holder: wish.holder, kind: wish.kind, period: wish.period };
	await writeEvent(tx, {
		memberId,
		at: now,
		kind,
		actor,
		before: { ...what, ...before },
		after: { ...what, ...after },
	});
	await changes.announce(tx, memberId);
}
