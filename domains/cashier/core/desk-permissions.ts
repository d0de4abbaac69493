// What operators may do to deposits, withdrawals, payment methods, promotions and vouchers.
import type { DeskPermissions } from "#platform/desk/core";

export const cashierPermissions = {
	"cashier.deposits:read": ["cashier", "support"],
	"cashier.deposits:decide": ["cashier", "supervisor"],
	"cashier.methods:read": ["cashier"],
	"cashier.methods:write": ["supervisor"],
	"cashier.methods:account": [],
	"cashier.promotions:read": ["cashier"],
	"cashier.promotions:write": ["supervisor"],
	"cashier.vouchers:read": ["cashier"],
	"cashier.vouchers:write": ["supervisor"],
	"cashier.vouchers:decide": ["supervisor"],
	"cashier.withdrawals:read": ["cashier", "support"],
	"cashier.withdrawals:decide": ["cashier", "supervisor"],
	"cashier.withdrawals:approve": ["supervisor"],
	"cashier.withdrawals:pay": ["cashier"],
} as const satisfies DeskPermissions;
