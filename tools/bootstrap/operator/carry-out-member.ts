// Carries out what an operator ordered for a member: a password for one login, shown once, here; another name for pay-outs;
// lost second factors taken off. It says what will come of it, and asks.
import { changePayoutName, handOutPassword, takeOffSecondFactors } from "#members/module";
import type { Database } from "#platform/db";
import { secureChance } from "#platform/kernel/node";
import type { Terminal } from "./carry-out.ts";
import { carryOutEntryRules } from "./carry-out-entry-rules.ts";
import { orderedBrand } from "./only-brand.ts";
import type { LostDeviceOrder, MemberOrder, PasswordOrder, PayoutNameOrder } from "./read-member-order.ts";
import { withCourier } from "./with-courier.ts";

export type MemberAround = Terminal & {
	readonly db: Database;
	readonly now: Date;
	/** Who is logged in at this machine. */
	readonly user: string;
	/** Seals the letters that tell a member. */
	readonly letterKey: Buffer;
};

type AccountWish = PasswordOrder | PayoutNameOrder | LostDeviceOrder;
type At = Pick<MemberAround, "db" | "say" | "now" | "letterKey"> & {
	readonly merchant: string;
	readonly operator: string;
};

/** Resolves with the exit code. */
export async function carryOutMember(order: MemberOrder, around: MemberAround): Promise<number> {
	const { say, ask } = around;
	const merchant = await orderedBrand(order.merchant, around);
	if (merchant === undefined) return 1;
	const at = { ...around, merchant, operator: order.operator ?? around.user };
	if (order.act === "entry-rules") return carryOutEntryRules(order, at);
	if (!order.sure) {
		say(warningOf(order));
		const typed = await ask(`Type ${order.account} to do it: `);
		if (typed?.trim() !== order.account) {
			say(order.act === "password" ? "Nothing was handed out." : "Nothing was changed.");
			return 1;
		}
	}
	if (order.act === "password") return handOut(order, at);
	return order.act === "payout-name" ? rename(order, at) : takeOff(order, at);
}

function warningOf(order: AccountWish): string {
	const { account } = order;
	if (order.act === "password")
		return `Who holds the password gets into the account of ${account}. Who handed it out is written down.`;
	if (order.act === "payout-name")
		return `Pay-outs of ${account} go to "${order.name}" from then on. Who changed it is written down.`;
	return `The authenticator and every passkey of ${account} go, and every session ends: the password alone opens the account then. Who did it, and that it was checked by ${order.checked}, is written down; the member is told by letter.`;
}

async function takeOff({ account, checked }: LostDeviceOrder, at: At): Promise<number> {
	const { db, say, now, merchant, operator, letterKey: key } = at;
	const taken = await withCourier({ db, key }, (courier) =>
		takeOffSecondFactors({ db, courier }, { merchant, account, operator, now, checked }),
	);
	if (!taken.ok) {
		say(refusals[taken.error]);
		return 1;
	}
	const { authenticator, passkeys, sessions } = taken.value;
	say(
		`${taken.value.account}: ${authenticator ? "the authenticator is off" : "there was no authenticator"}, ${passkeys} passkeys removed, ${sessions} sessions ended.`,
	);
	return 0;
}

async function rename({ account, name }: PayoutNameOrder, at: At): Promise<number> {
	const { db, say, now, merchant, operator } = at;
	const changed = await changePayoutName(db, { merchant, account, name, operator, now });
	say(changed.ok ? `Pay-outs of ${changed.value.account} go to "${name}" now.` : refusals[changed.error]);
	return changed.ok ? 0 : 1;
}

async function handOut({ account }: PasswordOrder, at: At): Promise<number> {
	const { db, say, now, merchant, operator } = at;
	const given = await handOutPassword(db, { merchant, account, operator, now, chance: secureChance() });
	if (!given.ok) {
		say(refusals[given.error]);
		return 1;
	}
	const { password, expiresAt } = given.value;
	say(`${given.value.account}  ${password}  until ${expiresAt.toISOString()}`);
	say("It opens the account once, and a new one is asked for at once. It is not shown again.");
	return 0;
}

const refusals = {
	UNKNOWN_MEMBER: "There is no such member.",
	CLOSED: "This account is closed.",
	NAME_INVALID: "The name is too long.",
	NOTHING_TO_TAKE_OFF: "This account has neither an authenticator nor a passkey: nothing was changed.",
} as const;
