// What the house knows of the person behind an account, from the registration.
import type { RegistrationField } from "#brand/core";
import { type Tx, tables } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { KnownIdentity } from "./entry-exclusion.ts";
import type { MembersTables } from "./tables.ts";

/** From the fields as they were typed; a proven number, as E.164, before one that was only typed. */
export function identityFrom(
	values: ReadonlyMap<RegistrationField, string>,
	known: { readonly birthday: string | undefined; readonly phone: string | undefined },
): KnownIdentity {
	const { birthday, phone } = known;
	return {
		mobile: phone ?? values.get("mobileNum"),
		dialingCode: phone === undefined ? values.get("countryDialingCode") : undefined,
		email: values.get("email"),
		idNumber: values.get("idNumber"),
		name: values.get("fullname") ?? values.get("payeeName"),
		birthday,
	};
}

const asked = ["mobileNum", "countryDialingCode", "email", "idNumber", "fullname", "payeeName"] as const;

export async function identityOf(tx: Tx, id: MemberId): Promise<KnownIdentity> {
	const db = tables<MembersTables>(tx);
	const rows = await db
		.selectFrom("members.registration_answers")
		.select(["field", "answer"])
		.where("member_id", "=", id)
		.execute();
	const account = await db.selectFrom("members.accounts").select("birthday").where("id", "=", id).executeTakeFirst();
	const values = new Map(
		asked.flatMap((field): [RegistrationField, string][] => {
			const answer = rows.find((row) => row.field === field)?.answer;
			return answer === undefined ? [] : [[field, answer]];
		}),
	);
	const contact = await db
		.selectFrom("members.contacts")
		.select("value")
		.where("member_id", "=", id)
		.where("kind", "=", "phone")
		.executeTakeFirst();
	return identityFrom(values, { birthday: account?.birthday ?? undefined, phone: contact?.value });
}

/** Closes an account for good; its sessions are ended by whoever closes it. */
export async function closeAccount(tx: Tx, id: MemberId): Promise<void> {
	await tables<MembersTables>(tx)
		.updateTable("members.accounts")
		.set({ status: "closed" })
		.where("id", "=", id)
		.execute();
}
