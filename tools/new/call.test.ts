import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { callFault, callFiles, usualArea, usualModuleId, withRoute } from "./call.ts";

test.each([
	["nobody", "read-badge", "no domain with calls"],
	["loyalty", "badge", "no name"],
	["loyalty", "readBadge", "no name"],
	["loyalty", "read-standing", "unique"],
])("%s %s is refused: %s", (domain, name, why) => {
	expect(callFault({ domain, name }, ["read-standing"])).toContain(why);
});

test("a call has a contract, a use case, a store and a test, and changes its domain's index and module", () => {
	const files = callFiles({ domain: "loyalty", name: "claim-badge" });
	expect([...files.keys()].sort()).toEqual([
		"domains/loyalty/contract/endpoints/claim-badge.ts",
		"domains/loyalty/contract/index.ts",
		"domains/loyalty/server/claim-badge-store.ts",
		"domains/loyalty/server/claim-badge.db.test.ts",
		"domains/loyalty/server/claim-badge.ts",
		"domains/loyalty/server/module.ts",
	]);
	const contract = files.get("domains/loyalty/contract/endpoints/claim-badge.ts");
	expect(contract).toContain('path: "/wps/member/claimBadge"');
	expect(contract).toContain('method: "POST"');
	expect(contract).toContain("idempotent: true");
	expect(files.get("domains/loyalty/contract/index.ts")).toContain("export { claimBadge }");
	for (const path of ["contract/endpoints/claim-badge.ts", "server/claim-badge.ts", "server/claim-badge.db.test.ts"])
		expect(files.get(`domains/loyalty/${path}`)).not.toMatch(/__[A-Z]+__/);
});

test("what asks is a GET", () => {
	const contract = callFiles({ domain: "loyalty", name: "read-badge" }).get(
		"domains/loyalty/contract/endpoints/read-badge.ts",
	);
	expect(contract).toContain('method: "GET"');
	expect(contract).not.toContain("idempotent");
});

const modules = readdirSync("domains").flatMap((domain) => {
	const path = `domains/${domain}/server/module.ts`;
	try {
		return [[domain, readFileSync(path, "utf8")] as const];
	} catch {
		return [];
	}
});

test.each(modules.filter(([domain]) => domain !== "courier"))("%s's module takes a route", (_, text) => {
	const wired = withRoute(text, { name: "read-badge" });
	expect(wired).toMatch(/readBadgeRoute\((\w+|\{ db \})\), /);
	expect(wired).toContain('import { readBadgeRoute } from "./read-badge.ts";');
	expect(wired.replace(/readBadgeRoute\([^)]*\), /, "").replace(/import \{ readBadgeRoute.*\n/, "")).toBe(text);
});

test("the module id is that of most calls of the domain", () => {
	expect(usualModuleId(['moduleIds: ["A3"]', 'moduleIds: ["B3"]', 'moduleIds: ["B3", "C3"]'])).toBe("B3");
	expect(usualModuleId([])).toBe("COMM3");
	expect(usualArea(['path: "/wps/relay/MCSFE_a"', 'path: "/wps/game/b"'])).toBe("game");
});
