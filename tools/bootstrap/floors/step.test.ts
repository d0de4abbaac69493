import { describe, expect, it } from "vitest";
import { domainInTurn, floorsOutcome } from "./step.ts";

const standing = { domain: "wallet", room: "core", percent: 94.9, floor: 95, verdict: "below its floor" } as const;
const holding = { ...standing, room: "server", percent: 90, floor: 85, verdict: "holds" } as const;

describe("floors in turn", () => {
	it("come to every domain equally often", () => {
		const names = ["brand", "wallet", "members"];
		expect([0, 1, 2, 3, 0xffff_ffff].map((turn) => domainInTurn(turn, names))).toEqual([
			...["brand", "wallet", "members", "brand", "brand"],
		]);
	});

	it("fail where a room is below its floor, and name the command that says it again", () => {
		const outcome = floorsOutcome("wallet", { standings: [standing, holding], failed: undefined });
		expect(outcome).toMatchObject({ passed: 1, failed: 1 });
		expect(outcome.failures).toEqual([
			expect.stringMatching(/^wallet, core: 94\.9 %.*\n +npm run coverage -- wallet$/),
		]);
	});

	it("fail where the tests fail, although the branches suffice", () => {
		expect(floorsOutcome("wallet", { standings: [holding], failed: "1 failed" })).toMatchObject({
			passed: 1,
			failed: 1,
		});
	});
});
