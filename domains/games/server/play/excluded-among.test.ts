// Who may not play: by the account's standing, by a break or an exclusion, or because nobody is there.
import { expect, test } from "vitest";
import { type MemberId, memberId } from "#platform/kernel";
import { freeStanding } from "#protection/api";
import { excludedAmong } from "./excluded-among.ts";

const [well, frozen, excluded, away, nobody] = ["1", "2", "3", "4", "5"].map(memberId);
const states = new Map<MemberId | undefined, "active" | "frozen" | "excluded">([
	[well, "active"],
	[frozen, "frozen"],
	[excluded, "excluded"],
	[away, "active"],
]);
const looked: string[] = [];

const asked = {
	members: {
		standing: async (id: MemberId) => {
			const state = states.get(id);
			return state === undefined ? undefined : { state, account: `player${id}`, merchant: "tessera" };
		},
		loginRuns: async () => true,
		accounts: async () => new Map(),
	},
	protection: {
		lookAtPlay: async ({ memberId: id }: { memberId: MemberId }) => {
			looked.push(id);
			return { ...freeStanding, excluded: id === away ? ("excluded" as const) : undefined };
		},
	},
};

test("each who may not is named, whatever the reason; protection is asked of those alone who may else", async () => {
	const ids = [well, frozen, excluded, away, nobody].flatMap((id) => (id === undefined ? [] : [id]));
	expect(await excludedAmong(asked, ids)).toEqual(new Set([frozen, excluded, away, nobody]));
	expect(looked).toEqual([well, away]);
});

test("of nobody nobody is excluded", async () => {
	expect(await excludedAmong(asked, [])).toEqual(new Set());
});
