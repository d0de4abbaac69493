// What the games ask of the members, answered through the members' face: two shapes of the same facts.
import type { GamesDeps } from "#games/module";
import type { MembersApi } from "#members/api";
import type { Database } from "#platform/db";

export function askMembers(members: MembersApi, db: Database): GamesDeps["members"] {
	return {
		async standing(memberId) {
			const standing = (await db.read((tx) => members.standings(tx, [memberId]))).get(memberId);
			if (standing === undefined) return undefined;
			return { state: standing.status === "active" ? "active" : "excluded", account: standing.account };
		},
		sessionRuns: members.loginRuns,
		async accounts(memberIds) {
			const standings = await db.read((tx) => members.standings(tx, memberIds));
			return new Map([...standings].map(([memberId, { account }]) => [memberId, account]));
		},
	};
}
