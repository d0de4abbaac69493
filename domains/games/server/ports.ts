// What the games are given: the database, time, ids, and what they ask of the domains below. Types only.
import type { Brand } from "#brand/api";
import type { Database } from "#platform/db";
import type { Log } from "#platform/http";
import type { Clock, MemberId, NewId } from "#platform/kernel";
import type { WalletApi } from "#wallet/api";

/** Whether a member may stake. Closed accounts count as excluded. */
export type MemberStanding = { readonly state: "active" | "frozen" | "excluded"; readonly account: string };

/** What the games ask of the members. */
export type Members = {
	/** Undefined for a member that does not exist. */
	readonly standing: (memberId: MemberId) => Promise<MemberStanding | undefined>;
	/** Whether a login session still runs; asking counts as activity of its player. */
	readonly sessionRuns: (sessionId: string) => Promise<boolean>;
	/** Account names by member, for those that exist. */
	readonly accounts: (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
};

/** What the module is made from. */
export type GamesDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly newId: NewId;
	readonly log: Log;
	readonly wallet: WalletApi;
	readonly brand: { readonly brand: (merchant: string) => Pick<Brand, "currency" | "sorting"> };
	readonly members: Members;
};
