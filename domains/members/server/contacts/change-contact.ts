// Sets a member's number or address: proven by the code that came to it, and by a second factor. Who is reached at the
// old one is told. Both codes are used up in the transaction of the change, or neither.
import { masked } from "#courier/core";
import { failure, type ParsedInputOf } from "#platform/contract";
import { isUniqueViolation, type Tx } from "#platform/db";
import { type Answer, bind, type CallContext, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { changeContact } from "../../contract/index.ts";
import { type KnownContact, proofFor } from "../../core/index.ts";
import { type CodeFailure, checkCode } from "../codes/check-code.ts";
import type { UseCaseDeps } from "../deps.ts";
import { confirmPassword, proofWords } from "../passwords/confirm-password.ts";
import { writeEvent } from "../trail/account-events.ts";
import { readContact } from "./contact-value.ts";
import { writeContact } from "./contacts.ts";
import { knownContacts, proofTarget } from "./read-contacts.ts";

type ChangeAnswer = Answer<typeof changeContact>;
type Change = {
	readonly deps: UseCaseDeps;
	readonly input: ParsedInputOf<typeof changeContact>;
	readonly call: CallContext<"member">;
	readonly value: string;
};

export function changeContactRoute(deps: UseCaseDeps): Route {
	return bind(changeContact, async (input, call) => {
		const value = readContact({ ...input, kind: input.contact });
		if (!value.ok) return err(failure(value.error));
		const known = await deps.db.read((tx) => knownContacts(tx, call.principal.memberId));
		const byPassword = proofFor(input.contact, known) === "password";
		if (byPassword) {
			const confirmed = await confirmPassword(deps, input.proof ?? "", call);
			if (!confirmed.ok) return err(proofWords(confirmed.error));
		}
		try {
			return await deps.db.tx((tx) => change(tx, { deps, input, call, value: value.value }, { byPassword }));
		} catch (thrown) {
			if (isUniqueViolation(thrown, "contacts_verified")) return err(failure("CONTACT_TAKEN"));
			throw thrown;
		}
	});
}

async function change(tx: Tx, asked: Change, { byPassword }: { readonly byPassword: boolean }): Promise<ChangeAnswer> {
	const { deps, input, call, value } = asked;
	const { memberId } = call.principal;
	const { merchant } = call;
	const known = await knownContacts(tx, memberId);
	const proof = proofFor(input.contact, known);
	const old = proofTarget(proof, known);
	// Something was proven between the question and now: then its code is needed.
	if (byPassword !== (old === undefined)) return err(failure("PROOF_WRONG"));
	const before = {
		merchant,
		purpose: proof === "email" ? "old-email" : "old-phone",
		target: old ?? "",
		memberId,
	} as const;
	if (old !== undefined && !(await checkCode(tx, deps.codes, { subject: before, code: input.proof, call })).ok) {
		await writeEvent(tx, { memberId, kind: "code-refused" }, call);
		return err(failure("PROOF_WRONG"));
	}
	const subject = { merchant, purpose: `verify-${input.contact}`, target: value, memberId } as const;
	const checked = await checkCode(tx, deps.codes, { subject, code: input.code, call });
	if (!checked.ok) {
		await writeEvent(tx, { memberId, kind: "code-refused" }, call);
		return err(input.contact === "email" ? mailWords(checked.error) : checked.error);
	}
	await deps.codes.use(tx, subject);
	if (old !== undefined) await deps.codes.use(tx, before);
	await writeContact(tx, { memberId, merchant, kind: input.contact, value, verifiedAt: call.now });
	await tellOld(tx, asked, known);
	return ok({});
}

/** A code that came by e-mail is not told in the words of text messages. */
function mailWords(refused: CodeFailure) {
	if (refused.code === "PHONE_CODE_MISSING") return failure("MAIL_CODE_MISSING");
	return refused.code === "PHONE_CODE_INVALID" ? failure("MAIL_CODE_INVALID") : refused;
}

/** The trail, and a letter to a proven contact that is no longer the account's. */
async function tellOld(tx: Tx, { deps, input, call, value }: Change, known: readonly KnownContact[]): Promise<void> {
	const { memberId, account } = call.principal;
	const old = known.find(({ kind }) => kind === input.contact);
	const changed = old !== undefined && old.value !== value;
	await writeEvent(tx, { memberId, kind: changed ? "contact-changed" : "contact-verified" }, call);
	if (!changed || !old.verified) return;
	await deps.courier.send(tx, {
		merchant: call.merchant,
		kind: input.contact === "email" ? "mail-contact-changed" : "sms-contact-changed",
		to: old.value,
		language: call.language,
		values: { account, contact: masked(value) },
		now: call.now,
		expiresAt: new Date(call.now.getTime() + 24 * 3_600_000),
	});
}
