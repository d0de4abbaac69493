// Writes a change of what opens an account, or pays out from it, into the trail, and tells the member by letter: "if that was
// not you". To the proven address, else to the proven number, else to nobody. It is written with the change and asks nothing
// of it: a channel that does not answer or is used up holds no change back.
import type { CourierApi } from "#courier/api";
import type { Tx } from "#platform/db";
import type { CallContext } from "#platform/http";
import { knownContacts, proofTarget } from "../contacts/read-contacts.ts";
import { writeEvent } from "./account-events.ts";

export type SecurityChange =
	| "authenticator-on"
	| "authenticator-off"
	| "passkey-added"
	| "passkey-removed"
	| "payment-password-set"
	| "payment-password-changed"
	| "channel-linked"
	| "channel-unlinked";

/** What an operator does to what opens an account. */
type OperatorChange = "second-factors-off";

export type Told = {
	readonly change: SecurityChange;
	/** What a third-party channel is called. */
	readonly channel?: string;
	readonly call: CallContext<"member">;
};

const lifeMilliseconds = 24 * 3_600_000;

export async function tellChange(
	tx: Tx,
	courier: Pick<CourierApi, "send">,
	{ change, channel = "", call }: Told,
): Promise<void> {
	const { merchant, language, now, principal } = call;
	const { memberId, account } = principal;
	const kind = change === "payment-password-set" ? "payment-password-changed" : change;
	await writeEvent(tx, { memberId, kind }, call);
	await sendWord(tx, courier, { memberId, account, merchant, language, change, channel, now });
}

type Word = {
	readonly memberId: string;
	readonly account: string;
	readonly merchant: string;
	readonly language: string;
	readonly change: SecurityChange | OperatorChange;
	readonly channel?: string;
	readonly now: Date;
};

/** The letter alone; nobody is told who has proven neither an address nor a number. */
export async function sendWord(tx: Tx, courier: Pick<CourierApi, "send">, word: Word): Promise<void> {
	const { memberId, account, merchant, language, change, channel = "", now } = word;
	const known = await knownContacts(tx, memberId);
	const email = proofTarget("email", known);
	const to = email ?? proofTarget("phone", known);
	if (to === undefined) return;
	await courier.send(tx, {
		merchant,
		kind: `${email === undefined ? "sms" : "mail"}-${change}`,
		to,
		language,
		values: { account, channel },
		now,
		expiresAt: new Date(now.getTime() + lifeMilliseconds),
	});
}
