// What lies in the outbox, for the operator of a machine that no provider serves. Each look is written down.
import { type Database, tables } from "#platform/db";
import { letterSeal } from "./letter-seal.ts";
import { keptLetters } from "./letter-store.ts";
import type { CourierTables } from "./tables.ts";

export type OutboxLetter = {
	readonly merchant: string;
	readonly channel: "sms" | "mail";
	readonly kind: string;
	readonly state: string;
	readonly createdAt: Date;
	readonly expiresAt: Date;
	readonly to: string;
	readonly subject: string;
	readonly body: string;
};

export type Look = {
	/** The key that letters are sealed with. */
	readonly key: Buffer;
	readonly operator: string;
	readonly now: Date;
	readonly most: number;
};

/** The newest first; what was sealed with another key is left out. */
export function readOutbox(db: Pick<Database, "tx">, look: Look): Promise<readonly OutboxLetter[]> {
	const seal = letterSeal(look.key);
	return db.tx(async (tx) => {
		const rows = await keptLetters(tx, look);
		const letters = rows.flatMap(({ id, sealed, ...row }) => {
			const content = seal.open(id, sealed);
			if (content === undefined) return [];
			const { to, subject, body } = content;
			return [{ ...row, to, subject, body }];
		});
		await tables<CourierTables>(tx)
			.insertInto("courier.looks")
			.values({ operator: look.operator, at: look.now, letters: letters.length })
			.execute();
		return letters;
	});
}
