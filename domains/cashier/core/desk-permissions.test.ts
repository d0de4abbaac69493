import { expect, test } from "vitest";
import { allowedFirst } from "#platform/desk/core";
import { cashierPermissions } from "./index.ts";

test("who decides of a pay-out at the desk is not who approves it at the second level", () => {
	const cashier = allowedFirst(cashierPermissions, "cashier");
	expect(cashier).toContain("cashier.withdrawals:decide");
	expect(cashier).not.toContain("cashier.withdrawals:approve");
	expect(allowedFirst(cashierPermissions, "supervisor")).not.toContain("cashier.withdrawals:pay");
});
