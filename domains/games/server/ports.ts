// What the games are given: the database, time, ids, the domains below. Types only.
import type { Brand } from "#brand/api";
import type { MembersApi } from "#members/api";
import type { Database, Tx, WrittenBatch } from "#platform/db";
import type { Log } from "#platform/http";
import type { Chance, Clock, CurrencyCode, MemberId, NewId } from "#platform/kernel";
import type { Live } from "#platform/live";
import type { ProtectionApi } from "#protection/api";
import type { WalletApi } from "#wallet/api";

/** Whose money comes home. */
export type Homeward = {
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	readonly merchant: string;
	/** The vendor that is played now, where one is: what lies there stays. */
	readonly except?: string;
	readonly now: Date;
};

/** Points that were won: said by a name that is given once. */
export type PointAward = {
	readonly name: string;
	readonly memberId: MemberId;
	readonly currency: CurrencyCode;
	/** Minor points. */
	readonly points: bigint;
};
/** What stands in the purse of points after an award. */
export type AwardedPoints = Pick<PointAward, "name" | "memberId" | "currency"> & {
	readonly purse: "points";
	readonly balance: bigint;
	readonly held: bigint;
};

/** What the module is made from. */
export type GamesDeps = {
	readonly db: Database;
	readonly clock: Clock;
	readonly newId: NewId;
	readonly log: Log;
	/** Where pots are hit. */
	readonly chance: Chance;
	/** Tells everybody what pots hold and who leads, and a member what they won; nobody hears of it without. */
	readonly live?: Pick<Live, "toAll" | "toMember">;
	readonly wallet: WalletApi;
	readonly brand: { readonly brand: (merchant: string) => Pick<Brand, "currency" | "sorting"> };
	readonly members: Pick<MembersApi, "standings" | "loginRuns" | "onSessionEnded">;
	readonly protection: Pick<ProtectionApi, "playStanding" | "lookAtPlay" | "weigh" | "onChange" | "checkLocation">;
	/** Brings home what lies in vendors' purses but this one; asked when a game is launched, before its frame opens, and when one is left by will. */
	readonly bringHome?: (member: Homeward) => Promise<void>;
	/**
	 * Gives prizes in points, which a higher domain keeps, in the transaction that settles: all or nothing, each once by its
	 * name. Without it no such prize is paid, and what is due waits.
	 */
	readonly awardPoints?: (tx: Tx, awards: readonly PointAward[]) => Promise<readonly AwardedPoints[]>;
	/** Who of these does not want to be shown on boards, as a higher domain knows; nobody without it. */
	readonly hiddenOnBoards?: (tx: Tx, members: readonly MemberId[]) => Promise<ReadonlySet<MemberId>>;
	/** What of each bet goes back to a member, by category, per cent; undefined where the navigation's holds, and without it. */
	readonly ownPoints?: (
		tx: Tx,
		member: { readonly memberId: MemberId; readonly merchant: string },
		now: Date,
	) => Promise<ReadonlyMap<string, string> | undefined>;
	/** How far the days that play is summed by are ahead of UTC, in minutes; days of UTC without it. */
	readonly dayZone?: () => Promise<number>;
	/** Seals what vendors' calls are signed with: 32 bytes. */
	readonly vendorKey: Buffer;
	/** Seals where open cycles of pots are hit: 32 bytes. */
	readonly potKey: Buffer;
	/** Hears of each batch of rounds that was written. */
	readonly observeLanes?: (batch: WrittenBatch) => void;
};
