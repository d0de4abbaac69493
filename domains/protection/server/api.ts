// What higher domains and the program around them may ask of protection.
import type { EntryExclusion } from "#members/api";
import type { Tx } from "#platform/db";
import type { CurrencyCode, MemberId, ReadSignificant, Result } from "#platform/kernel";
import type { Allowance, LimitAmount, LimitKind, Period, Profile } from "../core/index.ts";
import type { ChangeListener } from "./changes.ts";
import type { CheckLocation } from "./check-location.ts";
import type { DepositAsked, DepositFailure } from "./decide-deposit.ts";
import type { PlayingMember, PlayStanding } from "./play-standing.ts";
import type { Asked, ProtectionLook } from "./read-protection.ts";
import type { Weighed } from "./weigh.ts";
import type { WithdrawalRules } from "./withdrawal-rules.ts";

export type { CheckLocation, Whereabouts } from "./check-location.ts";
export type { DepositFailure } from "./decide-deposit.ts";
export { countDocuments, documentsOf, readDocuments, type StoredDocument } from "./identity-store.ts";
export type { PlayStanding } from "./play-standing.ts";
export { decideDocument, lookAtDocument } from "./review-documents.ts";
export { documentChannel } from "./tell-document.ts";
export { exclusionBegan } from "./told-events.ts";

export type OperatorLimit = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly kind: LimitKind;
	readonly period: Period;
	/** Undefined lifts the operator's own limit; the member's stands. */
	readonly amount: LimitAmount;
	/** The operator by name. */
	readonly actor: string;
	readonly now: Date;
};

export type ProtectionApi = {
	/** What holds for a member who plays. Asking is a sign of play. */
	readonly playStanding: (member: PlayingMember) => Promise<PlayStanding>;
	/** The same, for a page around a game: asking is no sign of play. */
	readonly lookAtPlay: (member: PlayingMember) => Promise<PlayStanding>;
	/**
	 * What is left of each limit of money, in the transaction that posts the stakes: the members stay locked until it
	 * ends. To be asked once in it, before the posting, each member once.
	 */
	readonly weigh: (
		tx: Tx,
		asked: { readonly members: readonly Weighed[]; readonly now: Date },
	) => Promise<ReadonlyMap<MemberId, { readonly allowances: readonly Allowance[]; readonly profile: Profile }>>;
	/** Whether a deposit of so many minor units may be taken, in the transaction that posts it. */
	readonly judgeDeposit: (
		tx: Tx,
		asked: DepositAsked,
	) => Promise<Result<{ readonly limited: boolean }, DepositFailure>>;
	/** What the member's market says of withdrawals. A break or an exclusion never holds one back (A.3.8). */
	readonly withdrawalRules: (
		tx: Tx,
		member: { readonly memberId: MemberId; readonly merchant: string },
	) => Promise<WithdrawalRules>;
	/** How far the days of a brand's market are ahead of UTC, in minutes. */
	readonly dayZone: (merchant: string) => Promise<number>;
	/** The zone of a brand's calendar: a name where its market keeps summer time, else minutes ahead of UTC. */
	readonly zoneOf: (merchant: string) => Promise<number | string>;
	/** An operator holds a member to a limit: at once, either way. */
	readonly setOperatorLimit: (limit: OperatorLimit) => Promise<void>;
	/** For the members: what excludes a session that begins, and whether a registration is excluded. */
	readonly entryExclusion: EntryExclusion;
	/** Whether play is allowed where a call comes from. From memory between two looks; each look is written down. */
	readonly checkLocation: CheckLocation;
	/** Hears whose protection changed, on this node or another; of undefined when word may have been missed. */
	readonly onChange: (listener: ChangeListener) => void;
	/** For an operator: limits and play of the periods that run, what excludes the member, accepted documents. */
	readonly look: (asked: Asked) => Promise<ProtectionLook>;
	/** Significant events (GLI-19 2.8.8): changes of members' protection, and play where it is not allowed. */
	readonly significant: { readonly changes: ReadSignificant; readonly violations: ReadSignificant };
};

/** What holds for whoever stakes nothing of value. */
export const freeStanding: PlayStanding = {
	excluded: undefined,
	guarded: false,
	until: undefined,
	missing: [],
	unproven: false,
	minimumCycle: { slots: 0, others: 0 },
	realityAt: undefined,
	autoplay: false,
	featureBuy: false,
	doubleUp: false,
	showsSession: true,
};

/** A protection that asks for nothing, for a hall that has none. */
export const unprotected: Pick<ProtectionApi, "playStanding" | "lookAtPlay" | "weigh" | "onChange" | "checkLocation"> =
	{
		playStanding: async () => freeStanding,
		lookAtPlay: async () => freeStanding,
		weigh: async () => new Map(),
		checkLocation: () => true,
		onChange: () => {},
	};
