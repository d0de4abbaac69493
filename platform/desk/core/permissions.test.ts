import { expect, test } from "vitest";
import { allowedFirst, firstRoles } from "./index.ts";

const permissions = {
	"poker.tables:read": ["support"],
	"poker.tables:close": ["cashier"],
	"poker.tables:open": [],
} as const;

test.each([
	["owner", ["poker.tables:read", "poker.tables:close", "poker.tables:open"]],
	["cashier", ["poker.tables:close"]],
	["supervisor", ["poker.tables:read"]],
	["support", ["poker.tables:read"]],
	["auditor", ["poker.tables:read"]],
] as const)("of the first roles %s may %j", (role, allowed) => {
	expect(allowedFirst(permissions, role)).toEqual(allowed);
});

test("no first role may what is not named", () => {
	for (const role of firstRoles) expect(allowedFirst({}, role)).toEqual([]);
});
