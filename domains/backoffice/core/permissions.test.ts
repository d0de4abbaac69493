import { describe, expect, test } from "vitest";
import { allowedFirst, firstRoles } from "#platform/desk/core";
import { allowedBy, grantFault, officePermissions } from "./index.ts";

const permissions = Object.keys(officePermissions);
const of = (role: (typeof firstRoles)[number]): readonly string[] => allowedFirst(officePermissions, role);

test("permissions are a module and an action", () => {
	for (const one of permissions) expect(one).toMatch(/^[a-z]+(\.[a-z-]+)?:[a-z]+$/);
});

describe("roles", () => {
	test("allow together what each allows, and nothing that is no permission", () => {
		const known = new Set(permissions);
		const roles = [{ permissions: ["staff:read", "gone:away", "own"] }, { permissions: ["audit:read", "staff:read"] }];
		expect([...allowedBy(roles, known)].sort()).toEqual(["audit:read", "staff:read"]);
		expect(allowedBy([], known).size).toBe(0);
	});

	test("a brand begins with one that may do all, and auditors who change nothing", () => {
		expect(of("owner")).toEqual(permissions);
		for (const one of of("auditor")) expect(one).toMatch(/:read$/);
	});

	test("what the brand made, and by whom, is shown to whoever watches over the house and not to the desk", () => {
		for (const one of ["reports:read", "reports.members:read"]) {
			for (const role of ["owner", "supervisor", "auditor"] as const) expect(of(role)).toContain(one);
			for (const role of ["cashier", "support"] as const) expect(of(role)).not.toContain(one);
		}
	});
});

describe("nobody hands on more than they have", () => {
	const giver = { staffId: "1", permissions: new Set(["staff:write", "audit:read"]) };
	const nothing = new Set<string>();
	test.each([
		["what they have", { staffId: "2", before: nothing, after: new Set(["audit:read"]) }, undefined],
		["what they lack", { staffId: "2", before: nothing, after: new Set(["brand:write"]) }, "BEYOND_OWN"],
		["taking away what they lack", { staffId: "2", before: new Set(["brand:write"]), after: nothing }, "BEYOND_OWN"],
		[
			"leaving what they lack as it is",
			{ staffId: "2", before: new Set(["brand:write"]), after: new Set(["brand:write", "audit:read"]) },
			undefined,
		],
		["themselves", { staffId: "1", before: new Set(["audit:read"]), after: nothing }, "OWN_ACCOUNT"],
		["a role", { before: nothing, after: new Set(["staff:write", "audit:read"]) }, undefined],
		["a role with more", { before: nothing, after: new Set(["members:lock"]) }, "BEYOND_OWN"],
	])("%s", (_, grant, fault) => {
		expect(grantFault({ giver, ...grant })).toBe(fault);
	});
});

describe("the queues of what members wait for", () => {
	const queues = [
		["loyalty.exchanges:read", "loyalty.exchanges:decide"],
		["protection.documents:read", "protection.documents:decide"],
		["brand.messages:read", "brand.messages:answer"],
	] as const;

	test.each(queues)("whoever may act by %s sees the queue", (read, act) => {
		for (const role of firstRoles) expect(of(role).includes(act) && !of(role).includes(read)).toBe(false);
	});

	test.each(queues)("somebody besides the owner works %s", (_read, act) => {
		const working = firstRoles.filter((role) => of(role).includes(act));
		expect(working).toContain("owner");
		expect(working.length).toBeGreaterThan(1);
	});

	test("who only reads sees no picture of a document: the look is the deciders' alone", () => {
		expect(of("auditor")).toContain("protection.documents:read");
		expect(of("auditor")).not.toContain("protection.documents:decide");
	});
});
