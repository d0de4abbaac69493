// The money of promotions: set aside when it is issued, credited when it is taken, back to the house when it lapses.
import { houseMove, housePurse } from "#games/api";
import type { Tx } from "#platform/db";
import { memberId } from "#platform/kernel";
import { asCommandKey, type HouseAccount, type PostCommand } from "#wallet/api";
import type { PromotionsDeps } from "./ports.ts";
import type { Entry, Promotion } from "./promotion-store.ts";

const source: HouseAccount = "house:promotions";
export const accountOf = ({ merchant, code }: Pick<Promotion, "merchant" | "code">): HouseAccount =>
	`promotions:${merchant}-${code}`;

type Paid = { readonly promotion: Promotion; readonly entry: Entry };
export type Moves = readonly (readonly PostCommand[])[];

/** Of this entry's issue: an entry that lapsed and was earned anew is another. */
const nameOf = ({ id, issuedAt }: Entry): string => `promotion ${id} ${issuedAt?.getTime() ?? 0}`;

export const setAside = ({ promotion, entry }: Paid): readonly PostCommand[] =>
	houseMove({
		id: nameOf(entry),
		currency: promotion.currency,
		amount: entry.amount,
		from: source,
		to: accountOf(promotion),
	});

export const giveBack = ({ promotion, entry }: Paid): readonly PostCommand[] =>
	houseMove({
		id: `${nameOf(entry)} back`,
		currency: promotion.currency,
		amount: entry.amount,
		from: accountOf(promotion),
		to: source,
	});

/** The entry's own id is its key: the ledger itself refuses a second payment. */
export const credit = ({ promotion, entry }: Paid): readonly PostCommand[] => [
	{
		key: asCommandKey(entry.id),
		memberId: memberId(entry.memberId),
		currency: promotion.currency,
		purse: "cash",
		kind: "promo",
		delta: entry.amount,
		counter: accountOf(promotion),
	},
];

/** The last thing of a transaction. Throws what the ledger refuses, so that nothing of it stands. */
export async function post(tx: Tx, { wallet }: Pick<PromotionsDeps, "wallet">, moves: Moves): Promise<void> {
	if (moves.length === 0) return;
	const currencies = new Set(moves.flat().map(({ currency }) => currency));
	await wallet.openAll(tx, [...currencies].map(housePurse));
	for (const answer of (await wallet.postAllIn(tx, moves)).flat()) {
		if (!answer.ok) throw new Error(`the ledger refused a promotion: ${answer.error.code}`);
		if (answer.value.replayed) throw new Error("a promotion that was not issued was posted before");
	}
}
