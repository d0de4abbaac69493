// The roles of the one program. A machine alone plays all; many nodes may share them out.
import { err, ok, type Result } from "#platform/kernel";

/** `api` answers calls and serves the applications, `realtime` pushes, `worker` runs jobs and listeners. */
const roleNames = ["api", "realtime", "worker"] as const;
export type Role = (typeof roleNames)[number];

/** Reads "api,worker". Pushes reach the connections of their own process, so realtime stands with api. */
export function parseRoles(text: string): Result<ReadonlySet<Role>, string> {
	const roles = new Set<Role>();
	for (const word of text.split(",").map((part) => part.trim())) {
		const role = roleNames.find((name) => name === word);
		if (role === undefined) return err(`ROLES must be a list of ${roleNames.join(", ")}.`);
		roles.add(role);
	}
	if (roles.has("realtime") && !roles.has("api")) return err("ROLES: realtime needs api in the same process.");
	return ok(roles);
}
