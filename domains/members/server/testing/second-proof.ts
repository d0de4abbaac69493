// Members with ways of a second proof, for tests: contacts as if their owners had proven them, and what a login asked.
import * as z from "zod/mini";
import type { OutputOf } from "#platform/contract";
import { type Database, sql } from "#platform/db";
import { askedProof, type logIn } from "../../contract/index.ts";
import type { House, Registered } from "./house.ts";

export type Asked = z.infer<typeof askedProof>;

const home = "203.0.113.7";
let numbers = 0;

export type Contacts = { readonly phone: string; readonly email: string };

/** A member that is logged in at home, with a proven number and a proven address. */
export async function registerReachable(db: Database, house: House): Promise<Registered & Contacts> {
	const member = await house.register();
	numbers += 1;
	const [phone, email] = [`+82103330${String(numbers).padStart(4, "0")}`, `${member.account}@mail.com`];
	await db.tx((tx) =>
		sql`insert into members.contacts select id, merchant, c.kind, c.value, now() from members.accounts,
			(values ('phone', ${phone}), ('email', ${email})) as c (kind, value) where account = ${member.account}`.execute(
			tx,
		),
	);
	return { ...member, phone, email };
}

/** Logs in with the right password; answers what was asked, or the login. */
export async function begin(
	house: House,
	account: string,
	address = home,
): Promise<{ readonly asked?: Asked; readonly login?: OutputOf<typeof logIn>; readonly code: string }> {
	const result = await house.logIn({ username: account }, { address });
	if (result.ok) return { login: result.value, code: "in" };
	const { code, value } = result.error;
	return code === "SECOND_PROOF_REQUIRED" ? { asked: z.parse(askedProof, value), code } : { code };
}
