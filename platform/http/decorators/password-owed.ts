// Whoever came in with a password for one login chooses another before they do anything else. What is only read is shown:
// the page that asks for the password has a frame around it.
import { type Endpoint, failure } from "#platform/contract";
import type { Step } from "./step.ts";

const owed = failure("PASSWORD_OWED");

/** Undefined for calls that are open meanwhile, only read, or ask for no session. */
export function passwordOwedStep({ access, method, whilePasswordOwed }: Endpoint): Step | undefined {
	if ((access !== "session" && access !== "member") || whilePasswordOwed === "open") return undefined;
	if (method === "GET") return undefined;
	return ({ context: { principal } }) => (principal?.passwordOwed === true ? owed : undefined);
}
