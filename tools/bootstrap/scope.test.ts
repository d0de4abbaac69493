import { describe, expect, test } from "vitest";
import { journeysNaming, readAsked, scopeOf, withAbove } from "./scope.ts";

const journeys = [
	{ path: "e2e/spin.e2e.ts", text: 'import { spinSlot } from "#slots/contract";' },
	{ path: "e2e/pay.e2e.ts", text: "getByText(en.cashier.deposit)" },
	{ path: "domains/lottery/proof/draw.e2e.ts", text: "" },
];

describe("what was asked", () => {
	test.each([
		[[], { kind: "all" }],
		[["slots"], { kind: "domains", names: ["slots"] }],
		[["slots", "games"], { kind: "domains", names: ["slots", "games"] }],
		[["--since", "main"], { kind: "since", commit: "main" }],
	])("%j", (args, asked) => {
		expect(readAsked(args)).toEqual(asked);
	});

	test.each([[["slot"]], [["--since"]], [["--since", "main", "slots"]], [["slots", "--fast"]]])(
		"%j is not understood, and the domains are listed",
		(args) => {
			expect(readAsked(args)).toMatch(/domains: brand, .*slots/);
		},
	);
});

test("what stands above a domain feels its changes, however far", () => {
	const rules = { low: { uses: [] }, middle: { uses: ["low"] }, high: { uses: ["middle"] }, beside: { uses: [] } };
	expect([...withAbove(["low"], rules)].sort()).toEqual(["high", "low", "middle"]);
	expect([...withAbove(["high"], rules)]).toEqual(["high"]);
});

describe("the scope", () => {
	test("of a studio is its folder and the journeys that name it", () => {
		expect(scopeOf(["domains/slots/core/round.ts"], journeys)).toEqual({
			folders: ["domains/slots/"],
			journeys: ["e2e/spin.e2e.ts"],
		});
	});

	test("of what all stand on is everything", () => {
		for (const path of ["platform/db/tx.ts", "package-lock.json", "architecture.ts"])
			expect(scopeOf([path, "domains/slots/core/round.ts"], journeys)).toBeUndefined();
	});

	test("of an application or of what journeys share is every journey", () => {
		const all = journeys.map(({ path }) => path).sort();
		expect(scopeOf(["apps/site/router.tsx"], journeys)?.journeys).toEqual(all);
		expect(scopeOf(["e2e/entry.ts"], journeys)?.journeys).toHaveLength(3);
		expect(scopeOf(["e2e/pay.e2e.ts"], journeys)).toEqual({ folders: [], journeys: ["e2e/pay.e2e.ts"] });
	});

	test("of a domain has the journeys of its proof room", () => {
		expect(scopeOf(["domains/lottery/core/draw.ts"], journeys)?.journeys).toEqual([
			"domains/lottery/proof/draw.e2e.ts",
		]);
	});

	test("of a proof room is its own tests and journeys, and nothing that stands above", () => {
		expect(scopeOf(["domains/games/proof/bench.ts", "domains/lottery/proof/life.ts"], journeys)).toEqual({
			folders: ["domains/games/proof/", "domains/lottery/proof/"],
			journeys: ["domains/lottery/proof/draw.e2e.ts"],
		});
		const [path] = ["domains/lottery/proof/draw.e2e.ts"];
		expect(scopeOf([path], journeys)).toEqual({ folders: [], journeys: [path] });
	});

	test("of documents is nothing to run", () => {
		expect(scopeOf(["docs/credits.md"], journeys)).toEqual({ folders: [], journeys: [] });
	});
});

test("a journey names a domain by its calls or its sentences", () => {
	expect(journeysNaming(new Set(["cashier"]), journeys)).toEqual(["e2e/pay.e2e.ts"]);
	expect(journeysNaming(new Set(["wallet"]), journeys)).toEqual([]);
});
