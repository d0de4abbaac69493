// What higher domains and the program around them may ask of the members.
import type { Tx } from "#platform/db";
import type { Principal } from "#platform/http";
import type { MemberId, ReadSignificant, Result } from "#platform/kernel";
import type { Account } from "./account-store.ts";
import type { FoundMember, MembersAsked } from "./desk/find-members.ts";
import type { LockChange, LockOrder, LockRefusal } from "./desk/lock-account.ts";
import type { MemberLook } from "./desk/look-at-member.ts";
import type { LabelChange, Note, NoteOrder } from "./desk/notes.ts";
import type { KnownIdentity } from "./entry-exclusion.ts";
import type { HumanFace } from "./human-check/human-check.ts";
import type { PasswordCall, PasswordFailure } from "./passwords/confirm-password.ts";
import type { PaymentPasswordRefusal } from "./passwords/payment-password.ts";
import type { HolderFailure, LoginFacts, PayoutCall, PayoutWish, PayoutWishFailure } from "./profile/for-pay-outs.ts";
import type { EndListener } from "./sessions/sessions.ts";
import type { LoginName, Standing } from "./standing.ts";
import type { TrailAsked, TrailLine } from "./trail/trail.ts";

export { accountNames, accountsNamed } from "./account-names.ts";
export { type Account, findByName } from "./account-store.ts";
export type { ClubLabelOf } from "./club-label.ts";
export type { FoundMember, MemberWish } from "./desk/find-members.ts";
export type { MemberLook } from "./desk/look-at-member.ts";
export type { EntryExclusion } from "./entry-exclusion.ts";
export { memberLoggedIn, memberRegistered } from "./events.ts";
export type { HumanFace } from "./human-check/human-check.ts";
export { addInvitation, endInvitation, standingCodes } from "./invitations.ts";
export { startingBalanceKey } from "./registration/grant-play-money.ts";
export { type MarksShared, marksSharedBelow, marksSharedBy } from "./shared-marks.ts";
export type { MemberStatus, Standing } from "./standing.ts";
export {
	accountNamed,
	accountOf,
	agentsOnTop,
	isBelow,
	moveBelow,
	type Placed,
	placedAfter,
	placesOf,
	type TeamFace,
	teamFaces,
} from "./team.ts";

type At = { readonly merchant: string; readonly memberId: MemberId };
type NotePage = { readonly before?: string | undefined; readonly limit: number };

/** What operators do with members. Who acts and why is written down with each act, in its transaction. */
export type MembersDesk = {
	/** A page of members; guests are never among them. */
	readonly find: (asked: MembersAsked) => Promise<readonly FoundMember[]>;
	/** One account; undefined for a member that the brand has not. */
	readonly look: (tx: Tx, at: At) => Promise<MemberLook | undefined>;
	/** What happened at the ways into an account and what operators did to it, the latest first (GLI-19 2.8.1). */
	readonly trail: (asked: TrailAsked) => Promise<readonly TrailLine[]>;
	readonly notes: (tx: Tx, memberId: MemberId, page: NotePage) => Promise<readonly Note[]>;
	readonly writeNote: (tx: Tx, order: NoteOrder & { readonly note: string }) => Promise<Note>;
	readonly setLabel: (
		tx: Tx,
		order: NoteOrder & { readonly label: string; readonly on: boolean },
	) => Promise<LabelChange>;
	/** Locks an account, or opens it again. Hand the ended sessions to `forgetSessions` after the commit. */
	readonly lock: (tx: Tx, order: LockOrder) => Promise<Result<LockChange, LockRefusal>>;
	/** Significant events (GLI-19 2.8.8): of accounts, and what operators did to them. */
	readonly accountEvents: ReadSignificant;
	readonly operatorActs: ReadSignificant;
};

export type MembersApi = {
	/** Who holds a session token; undefined for one that is malformed, unknown, ended or idle. From memory where it can be. */
	readonly authenticate: (token: string) => Promise<Principal | undefined>;
	/** The same, without counting as activity: for connections that only listen. */
	readonly peek: (token: string) => Promise<Principal | undefined>;
	readonly account: (tx: Tx, memberId: MemberId) => Promise<Account | undefined>;
	/** The standing of each member that exists; at most 1,000 at once. */
	readonly standings: (tx: Tx, memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, Standing>>;
	/** Whether a login still runs. Asking is activity of its member: who plays in a frame is not idle. */
	readonly loginRuns: (login: LoginName) => Promise<boolean>;
	/** Whether this is the password of whoever calls. Wrong ones are counted, and lock after three. */
	readonly confirmPassword: (password: string, call: PasswordCall) => Promise<Result<undefined, PasswordFailure>>;
	/** Whether this is the payment password of whoever calls, for a pay-out. Wrong ones are counted, and lock after three. */
	readonly confirmPaymentPassword: (
		typed: string,
		call: PasswordCall,
	) => Promise<Result<undefined, PaymentPasswordRefusal>>;
	/** Whether who calls wishes a change of where pay-outs go: the payment password, and a second factor where there is one (T07). */
	readonly provePayoutWish: (wish: PayoutWish, call: PayoutCall) => Promise<Result<undefined, PayoutWishFailure>>;
	/** The account holder that pay-outs go to; undefined while none is given. */
	readonly payoutName: (tx: Tx, memberId: MemberId) => Promise<string | undefined>;
	/** Holds a name against the locked one; where there is none yet, it becomes it. Answers the name as it is locked. */
	readonly holdPayoutName: (
		tx: Tx,
		given: { readonly name: string; readonly call: PayoutCall },
	) => Promise<Result<string, HolderFailure>>;
	/** Since when the login of who calls, its network, its browser and the password are known. */
	readonly loginFacts: (tx: Tx, call: PayoutCall) => Promise<LoginFacts>;
	/** Ends every session of a member; every node hears of it when the transaction commits. Answers their ids. */
	readonly endSessions: (tx: Tx, memberId: MemberId) => Promise<readonly string[]>;
	/** Every session that ends is told, whichever node ended it. */
	readonly onSessionEnded: (listener: EndListener) => void;
	/** This node forgets sessions that ended, before the word comes back. To be called after the commit. */
	readonly forgetSessions: (sessionIds: readonly string[]) => Promise<void>;
	readonly closeAccount: (tx: Tx, memberId: MemberId) => Promise<void>;
	/** Whether a brand's pages open a window of another house that has to answer them. */
	readonly opensOtherWindows: (merchant: string) => Promise<boolean>;
	/** What identifies the person behind an account, as it was typed at registration. */
	readonly identity: (tx: Tx, memberId: MemberId) => Promise<KnownIdentity>;
	readonly desk: MembersDesk;
	/** Whether a person is there, for the ways in that a domain above guards. */
	readonly human: HumanFace;
};
