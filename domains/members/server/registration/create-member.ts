// Writes a new member in the caller's transaction: account, answers, and the word of it.
import type { Brand } from "#brand/api";
import type { RegistrationField } from "#brand/core";
import { type Tx, tables } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { tell } from "#platform/jobs";
import type { MemberId } from "#platform/kernel";
import { accountTypes, isoDay, type ValidRegistration } from "../../core/index.ts";
import { insertNamedAccount } from "../account-store.ts";
import { emailKey, writeContact } from "../contacts/contacts.ts";
import { memberRegistered } from "../events.ts";
import type { Invitation } from "../invitations.ts";
import { iconFor } from "../profile/icons.ts";
import { setPayoutName } from "../profile/payout-name.ts";
import type { MembersTables } from "../tables.ts";
import { writeEvent } from "../trail/account-events.ts";

export type MemberToCreate = {
	readonly brand: Brand;
	readonly call: CallFacts;
	readonly valid: ValidRegistration;
	readonly passwordHash: string;
	readonly paymentPasswordHash: string | undefined;
	/** By whose code; undefined for one that stands below nobody. */
	readonly invitation: Invitation | undefined;
	/** E.164, and proven by a code. */
	readonly phone: string | undefined;
};

/** Undefined when the name is taken; then nothing has been written. */
export async function createMember(
	tx: Tx,
	member: MemberToCreate,
): Promise<{ readonly id: MemberId; readonly account: string } | undefined> {
	const { brand, call, valid, invitation } = member;
	const account = valid.values.get("username") ?? "";
	const id = await insertNamedAccount(tx, {
		merchant: brand.merchant,
		account,
		nickname: valid.values.get("nickname") ?? account,
		type: invitation?.opensAgent === true ? accountTypes.agent : accountTypes.player,
		currency: brand.currency,
		passwordHash: member.passwordHash,
		paymentPasswordHash: member.paymentPasswordHash,
		birthday: valid.birthday === undefined ? undefined : isoDay(valid.birthday),
		termsVersion: brand.termsVersion,
		uplineId: invitation?.agentId,
		language: call.language,
		iconOf: iconFor,
		now: call.now,
	});
	if (id === undefined) return undefined;
	await writeAnswers(tx, id, valid);
	await writeContacts(tx, id, member);
	await writeEvent(tx, { memberId: id, kind: "registered" }, call);
	await tell(tx, memberRegistered, {
		memberId: id,
		merchant: brand.merchant,
		currency: brand.currency,
		uplineId: invitation?.agentId ?? null,
		code: invitation?.code ?? null,
	});
	return { id, account };
}

/** A proven number, the address that a forgotten password is sent to, and whom pay-outs go to. */
async function writeContacts(tx: Tx, id: MemberId, { phone, valid, brand, call }: MemberToCreate): Promise<void> {
	const own = { memberId: id, merchant: brand.merchant };
	if (phone !== undefined) await writeContact(tx, { ...own, kind: "phone", value: phone, verifiedAt: call.now });
	const email = emailKey(valid.values.get("email") ?? "");
	if (email !== "") await writeContact(tx, { ...own, kind: "email", value: email, verifiedAt: undefined });
	const name = valid.values.get("payeeName") ?? "";
	if (name !== "") await setPayoutName(tx, { memberId: id, name, now: call.now });
}

/** Kept elsewhere, as digests only, or of no use after the registration. */
const notKept: ReadonlySet<RegistrationField> = new Set<RegistrationField>([
	"username",
	"password",
	"confirmPassword",
	"paymentPassword",
	"captcha",
	"verificationCode",
	"nickname",
	"birthday",
]);

async function writeAnswers(tx: Tx, id: MemberId, { values }: ValidRegistration): Promise<void> {
	const answers = [...values].flatMap(([field, answer]) =>
		notKept.has(field) ? [] : [{ member_id: id, field, answer }],
	);
	if (answers.length === 0) return;
	await tables<MembersTables>(tx).insertInto("members.registration_answers").values(answers).execute();
}
