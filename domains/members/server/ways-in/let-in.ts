// The last step of every login: whoever has shown who they are is asked for a second proof where the network is new to
// the account, or gets the session.
import { type Failure, failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { CallFacts } from "#platform/http";
import { err, ok, type Result } from "#platform/kernel";
import { decideEntry, mustChangePassword } from "../../core/index.ts";
import type { Account } from "../account-store.ts";
import type { UseCaseDeps } from "../deps.ts";
import type { OpenedSession } from "../sessions/open-session.ts";
import { writeEvent } from "../trail/account-events.ts";
import { type WiredExclusion, wiredExclusion } from "../wired-exclusion.ts";
import { isKnownDevice } from "./devices.ts";
import { readEntryRules } from "./entry-rules.ts";
import { type LastLogin, loginBefore } from "./last-login.ts";
import { keepLoginProof } from "./login-proofs.ts";
import { isRegisteredNetwork } from "./networks.ts";
import { waysOf } from "./second-ways.ts";
import { welcome } from "./welcome.ts";

export type Entering = {
	readonly deps: UseCaseDeps;
	readonly call: CallFacts;
	/** What the browser brought of an earlier login. */
	readonly device: string | undefined;
	/** A password was typed: it may have to be changed. */
	readonly withPassword: boolean;
	/** What was typed had been sent to the member: that proves as much as a second proof by code. */
	readonly provenByCode: boolean;
};

export type LetIn = OpenedSession &
	WiredExclusion & {
		readonly device: string;
		readonly firstTimeLogin: boolean;
		readonly passwordExpired: boolean;
		/** Undefined at the first login. */
		readonly lastLogin?: LastLogin;
	};

/** `SECOND_PROOF_REQUIRED` carries `askedProof` of the contract. */
export type ProofAsked = Failure<"SECOND_PROOF_REQUIRED" | "SECOND_PROOF_UNAVAILABLE">;

export async function askOrLetIn(tx: Tx, account: Account, entering: Entering): Promise<Result<LetIn, ProofAsked>> {
	const asked = await askSecondProof(tx, account, entering);
	return asked === undefined ? ok(await letIn(tx, account, entering)) : err(asked);
}

/** Undefined: nothing more is asked. */
async function askSecondProof(tx: Tx, account: Account, entering: Entering): Promise<ProofAsked | undefined> {
	const { deps, call } = entering;
	const ways = await waysOf(tx, { ...deps, memberId: account.id });
	const at = { memberId: account.id, address: call.address };
	const facts = {
		networkRegistered: account.lastLoginAt === undefined || (await isRegisteredNetwork(tx, deps.codes, at)),
		provenByCode: entering.provenByCode,
		ways: ways.map(({ way }) => way),
	};
	const decided = decideEntry(facts, await readEntryRules(tx, account.merchant));
	const event = (kind: "login-unproven" | "second-proof-asked" | "second-proof-refused") =>
		writeEvent(tx, { memberId: account.id, kind }, call);
	if (decided.entry === "open") {
		if (decided.unproven) await event("login-unproven");
		return undefined;
	}
	if (decided.entry === "refused") {
		await event("second-proof-refused");
		return failure("SECOND_PROOF_UNAVAILABLE");
	}
	await event("second-proof-asked");
	const token = await keepLoginProof(tx, deps.codes, { ...entering, memberId: account.id });
	const shown = ways.filter(({ way }) => decided.ways.includes(way));
	return failure("SECOND_PROOF_REQUIRED", { ...token, ways: shown.map(({ way, masked }) => ({ way, masked })) });
}

/** Opens the session; says what comes before anything else. */
export async function letIn(tx: Tx, account: Account, entering: Omit<Entering, "provenByCode">): Promise<LetIn> {
	const { deps, call, device = "", withPassword } = entering;
	const brand = deps.brand.brand(account.merchant);
	const last = await loginBefore(
		tx,
		{ memberId: account.id, merchant: account.merchant, brand: deps.brand },
		undefined,
	);
	const known = await isKnownDevice(tx, { memberId: account.id, device });
	const { excluded, ...session } = await welcome(tx, account, {
		...deps,
		call,
		sessionDays: brand.sessionDays,
		device: known ? device : undefined,
		passwordOwed: withPassword && account.passwordIsDefault,
	});
	const password = { isDefault: account.passwordIsDefault, changedAt: account.passwordChangedAt };
	const rules = { maxAgeDays: brand.passwordMaxAgeDays, forced: brand.whitelabel.PWDEXPFORCECHANGE3 };
	return {
		...session,
		...wiredExclusion(excluded, call.now),
		firstTimeLogin: account.lastLoginAt === undefined,
		...(last === undefined ? {} : { lastLogin: last }),
		passwordExpired: withPassword && mustChangePassword(password, rules, call.now),
	};
}
