// Logs a member in by a code that was sent to the account's proven number. A number that nobody has gets the answers of a
// wrong code.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { Answer, CallFacts } from "#platform/http";
import { err } from "#platform/kernel";
import type { logIn } from "../contract/index.ts";
import { nobody, writeEvent } from "./account-events.ts";
import { findById } from "./account-store.ts";
import { checkCode } from "./check-code.ts";
import { ownerOf } from "./contacts.ts";
import type { UseCaseDeps } from "./deps.ts";
import { askOrLetIn } from "./let-in.ts";
import { readPhone } from "./phone-number.ts";
import { refusedEntry } from "./refused-entry.ts";

type Input = ParsedInputOf<typeof logIn>;
type Trial = { readonly deps: UseCaseDeps; readonly input: Input; readonly call: CallFacts };

/** The number comes as the user name and the code as the password (section 3 of the specification). */
export async function logInBySms(trial: Trial): Promise<Answer<typeof logIn>> {
	const { deps, input, call } = trial;
	if (!deps.brand.brand(call.merchant).whitelabel.MOBILEVERCODELOGIN3) return err(failure("LOGIN_TYPE_UNAVAILABLE"));
	const phone = readPhone({ number: input.username, dialingCode: input.countryDialingCode });
	if (!phone.ok) return err(failure(phone.error));
	return deps.db.tx((tx) => enter(tx, phone.value, trial));
}

async function enter(tx: Tx, target: string, { deps, input, call }: Trial): Promise<Answer<typeof logIn>> {
	const { merchant } = call;
	const subject = { merchant, purpose: "login", target } as const;
	const owner = await ownerOf(tx, { merchant, kind: "phone", value: target });
	const checked = await checkCode(tx, deps.codes, { subject, code: input.password, call });
	if (!checked.ok) {
		await writeEvent(tx, { memberId: owner ?? nobody, kind: "code-refused" }, call);
		return checked;
	}
	await deps.codes.use(tx, subject);
	const account = owner === undefined ? undefined : await findById(tx, owner);
	// Only who was sent a code can have typed it, and only an owner was.
	if (account === undefined) return err(failure("PHONE_CODE_INVALID"));
	const refused = await refusedEntry(tx, account, { deps, call });
	if (refused !== undefined) return err(refused);
	return askOrLetIn(tx, account, { deps, call, device: input.device, withPassword: false, provenByCode: true });
}
