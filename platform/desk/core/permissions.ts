// What a domain lets its operators do, and which of the roles that a brand begins with may. A permission is a module and an action:
// "games.jackpots:fund".

/** The roles a brand begins with; an operator changes what they allow, and makes others. */
export const firstRoles = ["owner", "cashier", "supervisor", "support", "auditor"] as const;
export type FirstRole = (typeof firstRoles)[number];

/** Each permission with the first roles that have it. The owner has all; supervisors and auditors read everything. */
export type DeskPermissions = Readonly<Record<string, readonly Exclude<FirstRole, "owner">[]>>;

/** Who looks after the house reads all of it. */
const readers: readonly FirstRole[] = ["supervisor", "auditor"];

/** What one of the first roles may do. */
export const allowedFirst = (permissions: DeskPermissions, role: FirstRole): readonly string[] =>
	Object.entries(permissions)
		.filter(
			([permission, roles]) =>
				role === "owner" ||
				roles.some((one) => one === role) ||
				(permission.endsWith(":read") && readers.includes(role)),
		)
		.map(([permission]) => permission);
