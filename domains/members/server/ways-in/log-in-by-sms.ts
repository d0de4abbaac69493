// Logs a member in by a code that was sent to the account's proven number, or by what a third party says of it. A number
// that nobody has gets the answers of a wrong code; only who has proven that it is theirs hears that it has no account.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { Answer, CallFacts } from "#platform/http";
import { err } from "#platform/kernel";
import type { logIn } from "../../contract/index.ts";
import { findById } from "../account-store.ts";
import { ownerOf } from "../contacts/contacts.ts";
import { readPhone } from "../contacts/phone-number.ts";
import type { UseCaseDeps } from "../deps.ts";
import { type PhoneProof, phoneProofOf } from "../phone-proof/phone-proof.ts";
import { nobody, writeEvent } from "../trail/account-events.ts";
import { askOrLetIn } from "./let-in.ts";
import { refusedEntry } from "./refused-entry.ts";

type Input = ParsedInputOf<typeof logIn>;
type Trial = { readonly deps: UseCaseDeps; readonly input: Input; readonly call: CallFacts };

/** The number comes as the user name and the code as the password (section 3 of the specification). */
export async function logInBySms(trial: Trial): Promise<Answer<typeof logIn>> {
	const { deps, input, call } = trial;
	if (!deps.brand.brand(call.merchant).whitelabel.MOBILEVERCODELOGIN3) return err(failure("LOGIN_TYPE_UNAVAILABLE"));
	const phone = readPhone({ number: input.username, dialingCode: input.countryDialingCode });
	if (!phone.ok) return err(failure(phone.error));
	const judged = { purpose: "login", number: phone.value, code: input.password, typed: input, call } as const;
	const proof = await phoneProofOf(deps, judged);
	if (!proof.ok) return proof;
	return deps.db.tx((tx) => enter(tx, { target: phone.value, proof: proof.value }, trial));
}

type Proven = { readonly target: string; readonly proof: PhoneProof };

async function enter(tx: Tx, { target, proof }: Proven, { deps, input, call }: Trial): Promise<Answer<typeof logIn>> {
	const { merchant } = call;
	const owner = await ownerOf(tx, { merchant, kind: "phone", value: target });
	const checked = await proof.check(tx);
	if (!checked.ok) {
		await writeEvent(tx, { memberId: owner ?? nobody, kind: "code-refused" }, call);
		return checked;
	}
	await proof.use(tx);
	const account = owner === undefined ? undefined : await findById(tx, owner);
	// Only who was sent a code can have typed it, and only an owner was: here a third party has proven the number.
	if (account === undefined) return err(failure("PHONE_NO_ACCOUNT"));
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	return askOrLetIn(tx, account, { deps, call, device: input.device, withPassword: false, provenByCode: true });
}
