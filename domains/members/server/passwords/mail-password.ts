// Sends a password for one login to the address of an account. A name that nobody has and an address that is not the
// account's get the same answer in the same time. What is sent is counted for the name; a wrong address for the network
// that named it alone, so that nobody uses up what another may ask for. After a wrong one, for the name or from the
// network, the next is to be a person's.
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err, ok } from "#platform/kernel";
import { mailPassword } from "../../contract/index.ts";
import { emptySends, failedOfLate, networkOf } from "../../core/index.ts";
import { findByName, nameKey } from "../account-store.ts";
import { readCodeRules } from "../codes/code-rules.ts";
import { lockSends, writeSends } from "../codes/code-tallies.ts";
import { countSend } from "../codes/send-code.ts";
import { contactsOf, emailKey } from "../contacts/contacts.ts";
import type { UseCaseDeps } from "../deps.ts";
import { proveHuman } from "../human-check/human-check.ts";
import { nobody, writeEvent } from "../trail/account-events.ts";
import { keepOneTimePassword, newOneTimePassword } from "./one-time-passwords.ts";

type Asked = Pick<ParsedInputOf<typeof mailPassword>, "username" | "email" | "humanVerification">;

export function mailPasswordRoute(deps: UseCaseDeps): Route {
	return bind(mailPassword, async (input, call) => deps.db.tx((tx) => mail(tx, deps, { ...input, call })));
}

async function mail(
	tx: Tx,
	deps: UseCaseDeps,
	{ username, email, humanVerification: answer, call }: Asked & { readonly call: CallFacts },
): Promise<Answer<typeof mailPassword>> {
	const { merchant, now } = call;
	const ready = await deps.courier.ready(tx, { merchant, channel: "mail", now });
	if (!ready.ok) return err(failure("MAIL_UNAVAILABLE"));
	const rules = await readCodeRules(tx, merchant);
	const name = nameKey(username.trim());
	const wrong = await lockWrong(tx, deps.codes, { name, call });
	if (wrong.some(({ tally }) => failedOfLate(tally, rules, now))) {
		const human = await proveHuman(tx, deps.human, { place: "password", answer, call });
		if (!human.ok) return human;
	}
	const account = await findByName(tx, { merchant, name });
	const contacts = await contactsOf(tx, account?.id ?? nobody);
	const own = contacts.some(({ kind, value }) => kind === "email" && value === emailKey(email));
	// The throttle of 1 s between two requests for one name; how many there may be is the rules' to say.
	const counted = await countSend(tx, deps.codes, {
		call,
		purpose: "mail-password",
		target: own ? name : `wrong from ${networkOf(call.address)}`,
		rules,
		gapSeconds: 1,
	});
	if (!counted.ok) return err(failure("PHONE_TOO_MANY_REQUESTS", counted.error.value ?? { retryAfterSeconds: 300 }));
	await writeEvent(tx, { memberId: account?.id ?? nobody, kind: own ? "code-sent" : "code-refused" }, call);
	if (account === undefined || !own) {
		await writeSends(
			tx,
			wrong.map(({ bucket }) => ({ bucket, tally: { ...emptySends, times: [now] } })),
		);
		return err(failure("ACCOUNT_NOT_FOUND"));
	}
	const password = newOneTimePassword(deps.chance);
	const expiresAt = new Date(now.getTime() + rules.mailMinutes * 60_000);
	await keepOneTimePassword(tx, account.id, { password, expiresAt });
	const values = { password, account: account.account, minutes: String(rules.mailMinutes) };
	const letter = { merchant, kind: "mail-password", to: emailKey(email), language: call.language, values } as const;
	await deps.courier.send(tx, { ...letter, now, expiresAt });
	return ok({ expiredMinutes: rules.mailMinutes });
}

/** The last wrong one for the name, and from the network. */
async function lockWrong(
	tx: Tx,
	codes: UseCaseDeps["codes"],
	{ name, call }: { readonly name: string; readonly call: CallFacts },
) {
	const { merchant, address, now } = call;
	const named = codes.bucket(["wrong address", merchant, "name", name]);
	const network = codes.bucket(["wrong address", merchant, "network", networkOf(address)]);
	const [ofName = emptySends, ofNetwork = emptySends] = await lockSends(tx, [named, network], now);
	return [
		{ bucket: named, tally: ofName },
		{ bucket: network, tally: ofNetwork },
	];
}
