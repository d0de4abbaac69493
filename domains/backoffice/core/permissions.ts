// What may be done in the back office, as data: a module and an action each. Roles are lists of them; an operator edits
// the roles, never this list.

export const permissions = [
	"cashier.deposits:read",
	"cashier.deposits:decide",
	"cashier.methods:read",
	"cashier.methods:write",
	"cashier.methods:account",
	"cashier.promotions:read",
	"cashier.promotions:write",
	"cashier.vouchers:read",
	"cashier.vouchers:write",
	"cashier.vouchers:decide",
	"cashier.withdrawals:read",
	"cashier.withdrawals:decide",
	"cashier.withdrawals:approve",
	"cashier.withdrawals:pay",
	"wallet.ledger:read",
	"wallet.adjustments:read",
	"wallet.adjustments:propose",
	"wallet.adjustments:decide",
	"loyalty.exchanges:read",
	"loyalty.exchanges:decide",
	"loyalty.mall:read",
	"loyalty.mall:write",
	"members:read",
	"members:lock",
	"protection.documents:read",
	"protection.documents:decide",
	"brand.messages:read",
	"brand.messages:answer",
	"brand:read",
	"brand:write",
	"brand.content:read",
	"brand.content:write",
	"games.catalogue:read",
	"games.catalogue:write",
	"games.vendors:read",
	"games.vendors:write",
	"games.vendors:bring",
	"games.returns:read",
	"games.jackpots:read",
	"games.jackpots:write",
	"games.jackpots:fund",
	"games.jackpots:decide",
	"games.tournaments:read",
	"games.tournaments:write",
	"games.tournaments:decide",
	"games.free-spins:read",
	"games.free-spins:write",
	"games.free-spins:decide",
	"courier.outbox:read",
	"courier.outbox:secrets",
	"events:read",
	"reports:read",
	"reports.members:read",
	"staff:read",
	"staff:write",
	"audit:read",
] as const;

export type Permission = (typeof permissions)[number];

export const isPermission = (text: string): text is Permission => permissions.some((one) => one === text);

/** What several roles allow together; a word that is no permission any more allows nothing. */
export function allowedBy(roles: readonly { readonly permissions: readonly string[] }[]): ReadonlySet<Permission> {
	return new Set(roles.flatMap((role) => role.permissions.filter(isPermission)));
}

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

const reading: readonly Permission[] = permissions.filter((one) => one.endsWith(":read"));

/** What some of the first roles may adjust without a second person, in minor units. */
export const firstAlone: Readonly<Record<string, bigint>> = { owner: 100_000n, supervisor: 50_000n, cashier: 10_000n };

/** The roles a brand begins with. */
export const firstRoles: Readonly<Record<string, readonly Permission[]>> = {
	owner: permissions,
	cashier: [
		"cashier.deposits:read",
		"cashier.deposits:decide",
		"cashier.methods:read",
		"cashier.promotions:read",
		"cashier.vouchers:read",
		"cashier.withdrawals:read",
		"cashier.withdrawals:decide",
		"cashier.withdrawals:pay",
		"wallet.ledger:read",
		"wallet.adjustments:read",
		"wallet.adjustments:propose",
		"loyalty.exchanges:read",
		"loyalty.exchanges:decide",
		"members:read",
		"protection.documents:read",
		"protection.documents:decide",
	],
	supervisor: [
		...reading,
		"cashier.deposits:decide",
		"cashier.methods:write",
		"cashier.promotions:write",
		"cashier.vouchers:write",
		"cashier.vouchers:decide",
		"cashier.withdrawals:decide",
		"cashier.withdrawals:approve",
		"wallet.adjustments:propose",
		"wallet.adjustments:decide",
		"loyalty.exchanges:decide",
		"loyalty.mall:write",
		"members:lock",
		"protection.documents:decide",
		"brand.messages:answer",
		"games.catalogue:write",
		"games.jackpots:write",
		"games.jackpots:decide",
		"games.tournaments:decide",
		"games.free-spins:write",
		"games.free-spins:decide",
	],
	support: [
		"members:read",
		"cashier.deposits:read",
		"cashier.withdrawals:read",
		"loyalty.exchanges:read",
		"protection.documents:read",
		"brand.messages:read",
		"brand.messages:answer",
		"courier.outbox:read",
	],
	auditor: reading,
};
