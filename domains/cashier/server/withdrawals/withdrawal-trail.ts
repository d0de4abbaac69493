// What happened to a withdrawal, and the pictures that show it. Steps only grow; pictures come in and go out sealed.
import { type Tx, tables } from "#platform/db";
import { sealerWith } from "#platform/kernel/node";
import type { CashierTables, PictureBy } from "../tables.ts";
import type { WithdrawalRow } from "./withdrawal-store.ts";

type Whose = Pick<WithdrawalRow, "member_id" | "id">;

export type Step = { readonly at: Date; readonly kind: string; readonly by: string; readonly remark: string };

export async function addStep(tx: Tx, { member_id, id }: Whose, step: Step): Promise<void> {
	await tables<CashierTables>(tx)
		.insertInto("cashier.withdrawal_step")
		.values({ member_id, withdrawal_id: id, ...step })
		.execute();
}

const mostSteps = 200;

/** The oldest first. */
export const stepsOf = (tx: Tx, { member_id, id }: Whose): Promise<readonly Step[]> =>
	tables<CashierTables>(tx)
		.selectFrom("cashier.withdrawal_step")
		.select(["at", "kind", "by", "remark"])
		.where("member_id", "=", member_id)
		.where("withdrawal_id", "=", id)
		.orderBy("id")
		.limit(mostSteps)
		.execute();

/** The name that a picture is sealed for. */
const sealName = (id: string, place: number): string => `payout proof ${id} ${place}`;

export type SentPictures = {
	readonly by: PictureBy;
	/** Drawn anew. */
	readonly pictures: readonly Buffer[];
	readonly key: Buffer;
	readonly now: Date;
};

/** Behind those that are there. The withdrawal is locked by the caller. */
export async function addPictures(tx: Tx, { member_id, id }: Whose, sent: SentPictures): Promise<void> {
	const { by, pictures, key, now } = sent;
	if (pictures.length === 0) return;
	const db = tables<CashierTables>(tx);
	const there = await db
		.selectFrom("cashier.withdrawal_picture")
		.select((place) => place.fn.max("place").as("last"))
		.where("member_id", "=", member_id)
		.where("withdrawal_id", "=", id)
		.executeTakeFirst();
	const sealer = sealerWith(key);
	const rows = pictures.map((picture, index) => {
		const place = (there?.last ?? 0) + index + 1;
		const sealed = sealer.seal(sealName(id, place), picture);
		return { member_id, withdrawal_id: id, place, by, sent_at: now, sealed };
	});
	await db.insertInto("cashier.withdrawal_picture").values(rows).execute();
}

export type ShownPicture = { readonly by: PictureBy; readonly sentAt: Date; readonly picture: Buffer };

/** Undefined where one does not open with this key. */
export async function openPictures(
	tx: Tx,
	{ member_id, id }: Whose,
	key: Buffer,
): Promise<readonly ShownPicture[] | undefined> {
	const rows = await tables<CashierTables>(tx)
		.selectFrom("cashier.withdrawal_picture")
		.select(["place", "by", "sent_at", "sealed"])
		.where("member_id", "=", member_id)
		.where("withdrawal_id", "=", id)
		.orderBy("place")
		.execute();
	const sealer = sealerWith(key);
	const opened = rows.flatMap(({ place, by, sent_at, sealed }): ShownPicture[] => {
		const picture = sealer.open(sealName(id, place), sealed);
		return picture === undefined ? [] : [{ by, sentAt: sent_at, picture }];
	});
	return opened.length === rows.length ? opened : undefined;
}
