// Authenticators of members: secrets sealed at rest, codes good once, backup codes good once.
import { type Tx, tables } from "#platform/db";
import type { Chance } from "#platform/kernel";
import { houseKeyFrom, newTotpSecret, type Sealer, sealerWith, totpStep } from "#platform/kernel/node";
import { authenticatorDigitsOf, codeKey, newBackupCodes, setUpMinutes } from "../../core/index.ts";
import type { CodeKeeper } from "../codes/code-keeper.ts";
import type { MembersTables } from "../tables.ts";

export type AuthenticatorState = { readonly on: boolean; readonly backupCodesLeft: number };
/** Which kind of code was good. */
export type GoodCode = "app" | "backup";
type MemberNow = { readonly memberId: string; readonly now: Date };
type Typed = MemberNow & { readonly code: string };

export type Authenticators = {
	readonly state: (tx: Tx, memberId: string) => Promise<AuthenticatorState>;
	/** A new secret that waits for its first code; undefined when an authenticator is on already. */
	readonly begin: (tx: Tx, member: MemberNow) => Promise<string | undefined>;
	/** Whether one was begun, and its time is not over. */
	readonly awaitsFirst: (tx: Tx, member: MemberNow) => Promise<boolean>;
	/** Turns on what was begun, when the code is its own; answers the backup codes, this once. */
	readonly confirm: (tx: Tx, typed: Typed) => Promise<readonly string[] | undefined>;
	/** Judges a code of the app or a backup code, and uses it up. */
	readonly check: (tx: Tx, typed: Typed) => Promise<GoodCode | undefined>;
	/** New backup codes in place of the old ones. */
	readonly renewBackup: (tx: Tx, memberId: string) => Promise<readonly string[]>;
	readonly remove: (tx: Tx, memberId: string) => Promise<void>;
};

type Parts = { readonly codes: CodeKeeper; readonly chance: Chance; readonly sealer: Sealer };

/** `key`: 32 bytes that are not in the database. */
export function createAuthenticators(by: {
	readonly codes: CodeKeeper;
	readonly chance: Chance;
	readonly key: Buffer;
}): Authenticators {
	const parts: Parts = { ...by, sealer: sealerWith(houseKeyFrom(by.key)("authenticators")) };
	return {
		state: readState,
		begin: (tx, member) => begin(tx, parts, member),
		awaitsFirst: async (tx, member) => isYoung(await lock(tx, parts, member.memberId), member.now),
		confirm: (tx, typed) => confirm(tx, parts, typed),
		check: async (tx, typed) => {
			const kept = await lock(tx, parts, typed.memberId);
			if (kept === undefined || !kept.confirmed) return undefined;
			if (await takeStep(tx, kept, typed)) return "app";
			return (await spendBackup(tx, parts, typed)) ? "backup" : undefined;
		},
		renewBackup: (tx, memberId) => keepBackup(tx, parts, memberId),
		remove: async (tx, memberId) => {
			await tables<MembersTables>(tx).deleteFrom("members.authenticators").where("member_id", "=", memberId).execute();
		},
	};
}

async function readState(tx: Tx, memberId: string): Promise<AuthenticatorState> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.authenticators as authenticator")
		.leftJoin("members.backup_codes as code", "code.member_id", "authenticator.member_id")
		.where("authenticator.member_id", "=", memberId)
		.where("authenticator.confirmed_at", "is not", null)
		.groupBy("authenticator.member_id")
		.select(({ fn }) => fn.count<string>("code.code_digest").as("left"))
		.executeTakeFirst();
	return { on: row !== undefined, backupCodesLeft: Number(row?.left ?? 0) };
}

async function begin(tx: Tx, { sealer }: Parts, { memberId, now }: MemberNow): Promise<string | undefined> {
	const secret = newTotpSecret();
	const row = { sealed_secret: sealer.seal(memberId, Buffer.from(secret)), created_at: now };
	const written = await tables<MembersTables>(tx)
		.insertInto("members.authenticators")
		.values({ member_id: memberId, ...row })
		.onConflict((conflict) =>
			conflict.column("member_id").doUpdateSet(row).where("members.authenticators.confirmed_at", "is", null),
		)
		.returning("member_id")
		.executeTakeFirst();
	return written === undefined ? undefined : secret;
}

const isYoung = (kept: Kept | undefined, now: Date): boolean =>
	kept !== undefined && !kept.confirmed && now.getTime() < kept.createdAt.getTime() + setUpMinutes * 60_000;

async function confirm(tx: Tx, parts: Parts, typed: Typed): Promise<readonly string[] | undefined> {
	const kept = await lock(tx, parts, typed.memberId);
	if (kept === undefined || !isYoung(kept, typed.now) || !(await takeStep(tx, kept, typed))) return undefined;
	await tables<MembersTables>(tx)
		.updateTable("members.authenticators")
		.set({ confirmed_at: typed.now })
		.where("member_id", "=", typed.memberId)
		.execute();
	return keepBackup(tx, parts, typed.memberId);
}

type Kept = {
	readonly secret: string;
	readonly createdAt: Date;
	readonly confirmed: boolean;
	readonly lastStep: number;
};

/** Keeps it locked until the transaction ends: a code that is sent twice at once is judged twice in turn. */
async function lock(tx: Tx, { sealer }: Parts, memberId: string): Promise<Kept | undefined> {
	const row = await tables<MembersTables>(tx)
		.selectFrom("members.authenticators")
		.selectAll()
		.where("member_id", "=", memberId)
		.forUpdate()
		.executeTakeFirst();
	const secret = row === undefined ? undefined : sealer.open(memberId, row.sealed_secret);
	if (row === undefined || secret === undefined) return undefined;
	return {
		secret: secret.toString("utf8"),
		createdAt: row.created_at,
		confirmed: row.confirmed_at !== null,
		lastStep: Number(row.last_step),
	};
}

async function takeStep(tx: Tx, { secret, lastStep }: Kept, { memberId, code, now }: Typed): Promise<boolean> {
	const digits = authenticatorDigitsOf(code);
	const step = digits === undefined ? undefined : await totpStep({ secret, digits, now, after: lastStep });
	if (step === undefined) return false;
	await tables<MembersTables>(tx)
		.updateTable("members.authenticators")
		.set({ last_step: String(step) })
		.where("member_id", "=", memberId)
		.execute();
	return true;
}

const backupDigest = ({ codes }: Parts, { memberId, code }: Pick<Typed, "memberId" | "code">): Buffer =>
	codes.bucket(["backup code", memberId, codeKey(code)]);

async function keepBackup(tx: Tx, parts: Parts, memberId: string): Promise<readonly string[]> {
	const db = tables<MembersTables>(tx);
	const fresh = newBackupCodes(parts.chance);
	await db.deleteFrom("members.backup_codes").where("member_id", "=", memberId).execute();
	const rows = fresh.map((code) => ({ member_id: memberId, code_digest: backupDigest(parts, { memberId, code }) }));
	await db.insertInto("members.backup_codes").values(rows).execute();
	return fresh;
}

async function spendBackup(tx: Tx, parts: Parts, typed: Typed): Promise<boolean> {
	const used = await tables<MembersTables>(tx)
		.deleteFrom("members.backup_codes")
		.where("member_id", "=", typed.memberId)
		.where("code_digest", "=", backupDigest(parts, typed))
		.returning("member_id")
		.executeTakeFirst();
	return used !== undefined;
}
