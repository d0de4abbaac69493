import { describe, expect, test } from "vitest";
import { allowedBy, firstRoles, grantFault, isPermission, permissions } from "./index.ts";

describe("permissions", () => {
	test("are a module and an action, each once", () => {
		expect(new Set(permissions).size).toBe(permissions.length);
		for (const one of permissions) expect(one).toMatch(/^[a-z]+(\.[a-z-]+)?:[a-z]+$/);
	});

	test.each([
		["staff:write", true],
		["staff:everything", false],
		["own", false],
		["", false],
	])("%j is one: %s", (text, is) => {
		expect(isPermission(text)).toBe(is);
	});
});

describe("roles", () => {
	test("allow together what each allows, and nothing that is no permission", () => {
		const roles = [{ permissions: ["staff:read", "gone:away"] }, { permissions: ["audit:read", "staff:read"] }];
		expect([...allowedBy(roles)].sort()).toEqual(["audit:read", "staff:read"]);
		expect(allowedBy([]).size).toBe(0);
	});

	test("a brand begins with one that may do all, and auditors who change nothing", () => {
		expect(firstRoles.owner).toEqual(permissions);
		for (const one of firstRoles.auditor ?? []) expect(one).toMatch(/:read$/);
	});

	test("what the brand made, and by whom, is shown to whoever watches over the house and not to the desk", () => {
		for (const one of ["reports:read", "reports.members:read"] as const) {
			for (const role of ["owner", "supervisor", "auditor"]) expect(firstRoles[role]).toContain(one);
			for (const role of ["cashier", "support"]) expect(firstRoles[role]).not.toContain(one);
		}
	});

	test("who decides of a pay-out at the desk is not who approves it at the second level", () => {
		expect(firstRoles.cashier).toContain("cashier.withdrawals:decide");
		expect(firstRoles.cashier).not.toContain("cashier.withdrawals:approve");
		expect(firstRoles.supervisor).not.toContain("cashier.withdrawals:pay");
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
		for (const role of Object.values(firstRoles)) expect(role.includes(act) && !role.includes(read)).toBe(false);
	});

	test.each(queues)("somebody besides the owner works %s", (_read, act) => {
		const working = Object.keys(firstRoles).filter((role) => firstRoles[role]?.includes(act));
		expect(working).toContain("owner");
		expect(working.length).toBeGreaterThan(1);
	});

	test("who only reads sees no picture of a document: the look is the deciders' alone", () => {
		expect(firstRoles.auditor).toContain("protection.documents:read");
		expect(firstRoles.auditor).not.toContain("protection.documents:decide");
	});
});
