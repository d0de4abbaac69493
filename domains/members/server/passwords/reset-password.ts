// Sets a new password by a code that was sent to the account's proven number, ends every session, and logs in. A number
// that nobody has gets the answers of a wrong code.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { resetPassword } from "../../contract/index.ts";
import { passwordFits } from "../../core/index.ts";
import { findById, setPassword } from "../account-store.ts";
import { checkCode } from "../codes/check-code.ts";
import { ownerOf } from "../contacts/contacts.ts";
import { readPhone } from "../contacts/phone-number.ts";
import type { UseCaseDeps } from "../deps.ts";
import { endSessions } from "../sessions/session-store.ts";
import { nobody, writeEvent } from "../trail/account-events.ts";
import { askOrLetIn } from "../ways-in/let-in.ts";
import { refusedEntry } from "../ways-in/refused-entry.ts";
import { refusedPassword, wordsOf } from "./refused-password.ts";

type ResetAnswer = Answer<typeof resetPassword>;
type Reset = {
	readonly deps: UseCaseDeps;
	readonly input: ParsedInputOf<typeof resetPassword>;
	readonly call: CallFacts;
	readonly target: string;
};

export function resetPasswordRoute(deps: UseCaseDeps): Route {
	return bind(resetPassword, async (input, call) => {
		const { whitelabel, fields } = deps.brand.brand(call.merchant);
		if (!whitelabel.CHNGPASSVERIF3) return err(failure("PHONE_NOT_ENABLED"));
		const { patternId, minLength: min, maxLength: max } = fields.password;
		if (!passwordFits(fields.password, { password: input.newPassword, account: input.mobileNum })) {
			return err(failure("PASSWORD_RULE", { patternId, min, max }));
		}
		const refused = await refusedPassword(deps, input.newPassword, [input.mobileNum]);
		if (refused !== undefined) return err(refused);
		const phone = readPhone({ number: input.mobileNum, dialingCode: input.countryDialingCode });
		if (!phone.ok) return err(failure(phone.error));
		const reset = { deps, input, call, target: phone.value };
		const turn = await deps.passwords.inTurn(() => deps.db.tx((tx) => enter(tx, reset)));
		return turn.ok ? turn.value : err(failure("SERVER_BUSY"));
	});
}

async function enter(tx: Tx, { deps, input, call, target }: Reset): Promise<ResetAnswer> {
	const { merchant, now } = call;
	const subject = { merchant, purpose: "password", target } as const;
	const owner = await ownerOf(tx, { merchant, kind: "phone", value: target });
	const checked = await checkCode(tx, deps.codes, { subject, code: input.verificationCode, call });
	if (!checked.ok) {
		await writeEvent(tx, { memberId: owner ?? nobody, kind: "code-refused" }, call);
		return checked;
	}
	const account = owner === undefined ? undefined : await findById(tx, owner);
	if (account === undefined) return err(failure("PHONE_CODE_INVALID"));
	const { fields } = deps.brand.brand(merchant);
	if (!passwordFits(fields.password, { password: input.newPassword, account: account.account })) {
		const { patternId, minLength: min, maxLength: max } = fields.password;
		return err(failure("PASSWORD_RULE", { patternId, min, max }));
	}
	const simple = await refusedPassword(deps, input.newPassword, await wordsOf(tx, account.id));
	if (simple !== undefined) return err(simple);
	await deps.codes.use(tx, subject);
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	await setPassword(tx, account.id, { hash: await deps.passwords.hash(input.newPassword), changedAt: now });
	await endSessions(tx, account.id, "all");
	await writeEvent(tx, { memberId: account.id, kind: "password-reset" }, call);
	const fresh = { ...account, passwordIsDefault: false, passwordChangedAt: now };
	const entering = { deps, call, device: undefined, withPassword: true, provenByCode: true };
	const entered = await askOrLetIn(tx, fresh, entering);
	if (!entered.ok) return entered;
	const { token, expiresAt, device } = entered.value;
	return ok({ account: account.account, token, expiresAt, device });
}
