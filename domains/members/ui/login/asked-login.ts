// A login whose password was right and that is asked for a second proof: what was typed, and what the server asked.
import * as z from "zod/mini";
import { CallRefused } from "#platform/ui";
import { askedProof } from "../../contract/index.ts";
import type { BegunLogin } from "./begun-login.ts";
import { rememberedLogin } from "./login-memory.ts";

export type AskedProof = z.infer<typeof askedProof>;

export type AskedLogin = {
	readonly asked: AskedProof;
	readonly username: string;
	readonly password: string;
	readonly remember: boolean;
	/** The name is a mobile number: the login was by text message. */
	readonly sms?: boolean;
};

/** What a refused login asks for; undefined when it was refused for another reason. */
export function askedProofOf(error: unknown): AskedProof | undefined {
	if (!(error instanceof CallRefused) || error.failure.code !== "SECOND_PROOF_REQUIRED") return undefined;
	return z.safeParse(askedProof, error.failure.value).data;
}

/** A login that began outside the popup and came as far as the question. */
export function askedLoginOf(begun: BegunLogin | undefined): AskedLogin | undefined {
	const asked = askedProofOf(begun?.error);
	if (begun === undefined || asked === undefined) return undefined;
	const { username, password } = begun;
	return { asked, username, password, remember: rememberedLogin().remember };
}
