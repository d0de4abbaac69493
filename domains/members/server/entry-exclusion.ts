// Who decides whether somebody may come in at all: a higher domain, where one does. Types only.
import type { Failure } from "#platform/contract";
import type { Tx } from "#platform/db";
import type { RunningExclusion } from "#platform/http";
import type { MemberId } from "#platform/kernel";

/** What is known of a person, as it was typed. */
export type KnownIdentity = {
	readonly mobile: string | undefined;
	readonly dialingCode: string | undefined;
	readonly email: string | undefined;
	readonly idNumber: string | undefined;
	readonly name: string | undefined;
	/** "2001-02-03". */
	readonly birthday: string | undefined;
};

/** `UNDER_AGE` carries `{ minimumAge }`: the market may ask for more years than the brand. */
export type RegistrationExclusion = Failure<"REGISTRATION_EXCLUDED" | "UNDER_AGE">;

export type EntryExclusion = {
	/**
	 * The break or the exclusion that runs. Asked when a session begins, after the account was locked: whoever goes away at
	 * the same moment is seen, or ends the session.
	 */
	readonly running: (tx: Tx, member: MemberId, now: Date) => Promise<RunningExclusion | undefined>;
	readonly registration: (
		tx: Tx,
		person: { readonly merchant: string; readonly identity: KnownIdentity; readonly now: Date },
	) => Promise<RegistrationExclusion | undefined>;
};
