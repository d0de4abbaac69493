// What the games of a test are given to pay prizes in points through: loyalty is made after them. Never imported outside tests.
import type { GamesDeps } from "#games/module";
import type { Tx } from "#platform/db";
import type { MemberId } from "#platform/kernel";
import { silentLive } from "#platform/live";
import type { LoyaltyApi } from "../api.ts";

type Award = LoyaltyApi["awardPoints"];

export type AwardsLater = Required<Pick<GamesDeps, "live" | "awardPoints">> & {
	/** Who gives them from now on. */
	readonly by: (award: Award) => void;
	/** Done in the transaction that gives points, after they were given; undefined: nothing. */
	readonly after: (done: ((tx: Tx) => Promise<unknown>) | undefined) => void;
	/** What members were pushed of prizes. */
	readonly told: readonly (readonly [MemberId, unknown])[];
};

export function awardsLater(): AwardsLater {
	let [give, after]: [Award | undefined, Parameters<AwardsLater["after"]>[0]] = [undefined, undefined];
	const told: [MemberId, unknown][] = [];
	return {
		awardPoints: async (tx, awards) => {
			const given = (await give?.(tx, awards)) ?? [];
			await after?.(tx);
			return given;
		},
		live: {
			...silentLive,
			toMember: (member, event, payload) => void (event.name === "tournament-won" && told.push([member, payload])),
		},
		by: (award) => {
			give = award;
		},
		after: (done) => {
			after = done;
		},
		told,
	};
}
