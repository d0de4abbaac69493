// Logs a member in. A name that does not exist goes the same way, and takes the same time, as a wrong password (T08).
import { failure, type ParsedInputOf } from "#platform/contract";
import type { Tx } from "#platform/db";
import { type Answer, bind, type CallFacts, type Route } from "#platform/http";
import { err } from "#platform/kernel";
import { logIn } from "../../contract/index.ts";
import { type Attempt, afterFailure, afterSuccess, decideAttempt, hasLapsed, networkOf } from "../../core/index.ts";
import { type Account, findByName, nameKey, setPassword } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import { solveCaptcha } from "../human-check/captchas.ts";
import { proveHuman } from "../human-check/human-check.ts";
import { looksOneTime, spendOneTimePassword } from "../passwords/one-time-passwords.ts";
import { bucketOf } from "../secrets.ts";
import { nobody, writeEvent } from "../trail/account-events.ts";
import { isKnownDevice } from "./devices.ts";
import { askOrLetIn } from "./let-in.ts";
import { logInBySms } from "./log-in-by-sms.ts";
import { lockTallies, type TallyBuckets, writeTallies } from "./login-tallies.ts";
import { refusedEntry } from "./refused-entry.ts";

type Input = ParsedInputOf<typeof logIn>;
type LoginAnswer = Answer<typeof logIn>;

export function logInRoute(deps: UseCaseDeps): Route {
	return bind(logIn, async (input, call) => {
		const human = await isHuman({ deps, input, call });
		if (!human.ok) return human;
		if (input.type === "sms") return logInBySms({ deps, input, call });
		const turn = await deps.passwords.inTurn(() => deps.db.tx((tx) => attemptLogin(tx, { deps, input, call })));
		return turn.ok ? turn.value : err(failure("SERVER_BUSY"));
	});
}

/** Before anything else is judged, and in a transaction of its own: an answer is used up whatever comes of the login. */
const isHuman = ({ deps, input, call }: Trial) =>
	deps.db.tx((tx) => proveHuman(tx, deps.human, { place: "login", answer: input.humanVerification, call }));

type Trial = { readonly deps: UseCaseDeps; readonly input: Input; readonly call: CallFacts };

/** One attempt: attempts on one name from one browser or network wait for each other on the rows of their tallies. */
async function attemptLogin(tx: Tx, trial: Trial): Promise<LoginAnswer> {
	const { deps, input, call } = trial;
	const account = await findByName(tx, { merchant: call.merchant, name: input.username });
	const knownBrowser = await isKnownDevice(tx, { memberId: account?.id ?? nobody, device: input.device ?? "" });
	const buckets = bucketsOf({ ...trial, knownBrowser });
	const attempt: Attempt = { ...(await lockTallies(tx, buckets, call.now)), knownBrowser };
	const once = await isOneTime(tx, account?.id ?? nobody, trial);
	if (account !== undefined && once) {
		await writeTallies(tx, buckets, afterSuccess(attempt));
		return letInOnce(tx, account, trial);
	}
	const gate = decideAttempt(attempt, call.now);
	if (gate.gate === "locked") {
		await writeEvent(tx, { memberId: account?.id ?? nobody, kind: "login-locked" }, call);
		return err(failure("LOGIN_LOCKED", { captcha: true, retryAfterSeconds: gate.retryAfterSeconds }));
	}
	if (gate.captcha) {
		const solved = await solveCaptcha(tx, input, call.now);
		if (!solved.ok) return err(failure(solved.error, { captcha: true }));
	}
	const right = (await deps.passwords.matches(account?.passwordHash, input.password)) && !lapsed(account, call.now);
	if (!right || account === undefined) {
		const after = afterFailure(attempt, call.now);
		await writeTallies(tx, buckets, after);
		await writeEvent(tx, { memberId: account?.id ?? nobody, kind: "login-failed" }, call);
		const next = decideAttempt(after, call.now);
		return err(failure("WRONG_CREDENTIALS", { captcha: next.gate === "locked" || next.captcha }));
	}
	await writeTallies(tx, buckets, afterSuccess(attempt));
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	await renewHash(tx, account, trial);
	return askOrLetIn(tx, account, { deps, call, device: input.device, withPassword: true, provenByCode: false });
}

/** Judged after the password, so that both take the same time. One for one login has had it. */
const lapsed = (account: Account | undefined, now: Date): boolean =>
	account !== undefined &&
	(account.passwordIsDefault ||
		hasLapsed({ isDefault: account.passwordIsDefault, changedAt: account.passwordChangedAt }, now));

/**
 * A password for one login, as it was handed out, opens what failures have locked: whoever holds it has the second
 * factor (GLI-19 2.5.3d), and nobody guesses it.
 */
const isOneTime = async (tx: Tx, memberId: string, { input, call }: Trial): Promise<boolean> =>
	looksOneTime(input.password) && spendOneTimePassword(tx, { memberId, typed: input.password, now: call.now });

/** It becomes the old password of the change that this login owes: no other login takes it, and nothing else is done first. */
async function letInOnce(tx: Tx, account: Account, { deps, input, call }: Trial): Promise<LoginAnswer> {
	const refused = refusedEntry(account, { deps, call });
	if (refused !== undefined) return err(refused);
	await setPassword(tx, account.id, {
		hash: await deps.passwords.hash(input.password),
		changedAt: call.now,
		isDefault: true,
	});
	await writeEvent(tx, { memberId: account.id, kind: "password-reset" }, call);
	const entering = { deps, call, device: input.device, withPassword: true, provenByCode: true };
	return askOrLetIn(tx, { ...account, passwordIsDefault: true, passwordChangedAt: call.now }, entering);
}

function bucketsOf({ input, call, knownBrowser }: Trial & { readonly knownBrowser: boolean }): TallyBuckets {
	const name = [call.merchant, nameKey(input.username)];
	return {
		wide: bucketOf("name", name),
		near: knownBrowser
			? bucketOf("device", [...name, input.device ?? ""])
			: bucketOf("network", [...name, networkOf(call.address)]),
	};
}

/** A hash of an older cost is made again while the password is at hand. Its age stays. */
async function renewHash(tx: Tx, account: Account, { deps, input }: Trial): Promise<void> {
	if (account.passwordHash === undefined || !deps.passwords.isOutdated(account.passwordHash)) return;
	const hash = await deps.passwords.hash(input.password);
	const { passwordChangedAt: changedAt, passwordIsDefault: isDefault } = account;
	await setPassword(tx, account.id, { hash, changedAt, isDefault });
}
