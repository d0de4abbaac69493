// What may be done in the back office itself and to what it shows of domains that bring no desk of their own. Roles are lists of
// permissions; an operator edits the roles, never this list.
import type { DeskPermissions, FirstRole } from "#platform/desk/core";

export const officePermissions = {
	"wallet.ledger:read": ["cashier"],
	"wallet.adjustments:read": ["cashier"],
	"wallet.adjustments:propose": ["cashier", "supervisor"],
	"wallet.adjustments:decide": ["supervisor"],
	"loyalty.exchanges:read": ["cashier", "support"],
	"loyalty.exchanges:decide": ["cashier", "supervisor"],
	"loyalty.mall:read": [],
	"loyalty.mall:write": ["supervisor"],
	"members:read": ["cashier", "support"],
	"members:lock": ["supervisor"],
	"protection.documents:read": ["cashier", "support"],
	"protection.documents:decide": ["cashier", "supervisor"],
	"brand.messages:read": ["support"],
	"brand.messages:answer": ["supervisor", "support"],
	"brand:read": [],
	"brand:write": [],
	"brand.content:read": [],
	"brand.content:write": [],
	"courier.outbox:read": ["support"],
	"courier.outbox:secrets": [],
	"events:read": [],
	"reports:read": [],
	"reports.members:read": [],
	"staff:read": [],
	"staff:write": [],
	"audit:read": [],
} as const satisfies DeskPermissions;

/** What several roles allow together; a word that is no permission any more allows nothing. */
export const allowedBy = (
	roles: readonly { readonly permissions: readonly string[] }[],
	known: ReadonlySet<string>,
): ReadonlySet<string> => new Set(roles.flatMap((role) => role.permissions.filter((one) => known.has(one))));

export type Grant = {
	/** Who gives, and what they may do themselves. */
	readonly giver: { readonly staffId: string; readonly permissions: ReadonlySet<string> };
	/** Whose permissions change; undefined for somebody who is not here yet, or a role. */
	readonly staffId?: string | undefined;
	readonly before: ReadonlySet<string>;
	readonly after: ReadonlySet<string>;
};

/**
 * `OWN_ACCOUNT`: nobody changes what they may do themselves. `BEYOND_OWN`: nobody gives or takes away what they may not
 * do themselves, so that no right grows by being handed round.
 */
export function grantFault({ giver, staffId, before, after }: Grant): "OWN_ACCOUNT" | "BEYOND_OWN" | undefined {
	if (staffId === giver.staffId) return "OWN_ACCOUNT";
	const changed = [...new Set([...before, ...after])].filter((one) => before.has(one) !== after.has(one));
	return changed.every((one) => giver.permissions.has(one)) ? undefined : "BEYOND_OWN";
}

/** What some of the first roles may do without a second person, in minor units. */
export const firstAlone: Readonly<Partial<Record<FirstRole, bigint>>> = {
	owner: 100_000n,
	supervisor: 50_000n,
	cashier: 10_000n,
};
