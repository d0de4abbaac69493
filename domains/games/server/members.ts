// What the games ask of the members, in the words of a stake.
import type { Standing } from "#members/api";
import { gatherReads } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import type { GamesDeps } from "./ports.ts";

/** Whether a member may stake. A closed account counts as excluded. */
export type MemberStanding = {
	readonly state: "active" | "frozen" | "excluded";
	readonly account: string;
	readonly merchant: string;
};

export type Members = {
	/** Undefined for a member that does not exist. */
	readonly standing: (memberId: MemberId) => Promise<MemberStanding | undefined>;
	/** Whether a login still runs; asking counts as activity of its player. */
	readonly loginRuns: (login: { readonly memberId: MemberId; readonly sessionId: string }) => Promise<boolean>;
	/** Account names of those that exist, at most 1,000 at once. */
	readonly accounts: (memberIds: readonly MemberId[]) => Promise<ReadonlyMap<MemberId, string>>;
};

export function askMembers({ db, members }: Pick<GamesDeps, "db" | "members">): Members {
	return {
		standing: gatherReads({
			read: async (memberIds) => {
				const standings = await db.read((tx) => members.standings(tx, memberIds));
				return memberIds.map((memberId) => standingOf(standings.get(memberId)));
			},
		}),
		loginRuns: members.loginRuns,
		accounts: async (memberIds) => {
			const standings = await db.read((tx) => members.standings(tx, memberIds));
			return new Map([...standings].map(([memberId, { account }]) => [memberId, account]));
		},
	};
}

function standingOf(standing: Standing | undefined): MemberStanding | undefined {
	if (standing === undefined) return undefined;
	return {
		state: standing.status === "closed" ? "excluded" : standing.status,
		account: standing.account,
		merchant: standing.merchant,
	};
}
