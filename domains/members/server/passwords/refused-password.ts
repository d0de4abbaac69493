// Why a new password of a member is refused although it is of the kind and size that is asked for.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import { ownWords } from "../../core/index.ts";
import { type Account, findById } from "../account-store.ts";
import { contactsOf } from "../contacts/contacts.ts";
import type { UseCaseDeps } from "../deps.ts";

type Refused = Failure<"PASSWORD_BREACHED" | "PASSWORD_TOO_SIMPLE"> | undefined;

/** `own`: what is known of the person. */
export async function refusedPassword(
	{ judgePassword }: Pick<UseCaseDeps, "judgePassword">,
	password: string,
	own: readonly string[],
): Promise<Refused> {
	const fault = await judgePassword(password, ownWords(own));
	if (fault === undefined) return undefined;
	return failure(fault === "breached" ? "PASSWORD_BREACHED" : "PASSWORD_TOO_SIMPLE");
}

/** The names of an account and how its member is reached. */
export async function wordsOf(tx: Tx, id: Account["id"]): Promise<readonly string[]> {
	const account = await findById(tx, id);
	const contacts = await contactsOf(tx, id);
	return [account?.account ?? "", account?.nickname ?? "", ...contacts.map(({ value }) => value)];
}
