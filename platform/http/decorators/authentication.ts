// Who calls: reads the bearer token and asks whose it is. A token of another merchant's is nobody's here.
import { type Access, type Endpoint, failure } from "#platform/contract";
import { err, ok, type Result } from "#platform/kernel";
import type { PlayTicket, Principal } from "../call.ts";
import type { Authentication, Refused } from "../ports.ts";
import type { Passage, Step } from "./step.ts";

const notLoggedIn = failure("NOT_LOGGED_IN");
const guestNotAllowed = failure("GUEST_NOT_ALLOWED");
const notPermitted = failure("NOT_PERMITTED");

const bearer = /^Bearer ([A-Za-z0-9._~+/=-]{1,512})$/i;

export function tokenOf(authorization: string | undefined): string | undefined {
	return authorization === undefined ? undefined : bearer.exec(authorization)?.[1];
}

/** Undefined for endpoints that ask for nobody. Throws for one of staff without a permission, or a permission elsewhere. */
export function authenticationStep(endpoint: Endpoint, authentication: Authentication): Step | undefined {
	const { access, permission, name } = endpoint;
	if ((access === "staff") !== (permission !== undefined)) throw new Error(`${name}: access staff, and a permission`);
	if (access === "staff") return staffStep(permission ?? "", authentication);
	return steps[access]?.(authentication);
}

/** Who it is comes before what they may: whoever is nobody learns nothing of permissions. */
function staffStep(permission: string, { staff: staffOf }: Authentication): Step {
	return async ({ head, context }) => {
		const token = tokenOf(head.authorization);
		const staff = token === undefined ? undefined : await staffOf?.(token);
		if (staff === undefined || staff.merchant !== context.merchant) return notLoggedIn;
		if (permission !== "own" && !staff.permissions.has(permission)) return notPermitted;
		context.staff = staff;
		return undefined;
	};
}

type Asked = { readonly endpoint: Endpoint; readonly authentication: Authentication };

export type LongBodyCaller = { readonly kind: "session" | "staff"; readonly sessionId: string };

/** Whose long body is read, or why nothing of it is: who is logged in and, of staff, may do what the call does. */
export async function callerOfLongBody(
	authorization: string | undefined,
	{ endpoint: { access, permission }, authentication }: Asked,
): Promise<Result<LongBodyCaller, Refused>> {
	const token = tokenOf(authorization);
	if (token === undefined) return err(notLoggedIn);
	if (access !== "staff") {
		const principal = await authentication.session(token);
		return principal === undefined ? err(notLoggedIn) : ok({ kind: "session", sessionId: principal.sessionId });
	}
	const staff = await authentication.staff?.(token);
	if (staff === undefined) return err(notLoggedIn);
	if (permission !== "own" && !staff.permissions.has(permission ?? "")) return err(notPermitted);
	return ok({ kind: "staff", sessionId: staff.sessionId });
}

const steps: Readonly<Record<Exclude<Access, "staff">, ((authentication: Authentication) => Step) | undefined>> = {
	public: undefined,
	optional: (authentication) => async (passage) => {
		passage.context.principal = await principalOf(passage, authentication);
		return undefined;
	},
	session: (authentication) => async (passage) => {
		passage.context.principal = await principalOf(passage, authentication);
		return passage.context.principal === undefined ? notLoggedIn : undefined;
	},
	member: (authentication) => async (passage) => {
		passage.context.principal = await principalOf(passage, authentication);
		return memberOnly(passage.context.principal);
	},
	// At once where the ticket is known: this step is on the way of every spin.
	play: (authentication) => (passage) => {
		const token = tokenOf(passage.head.authorization);
		const ticket = token === undefined ? undefined : authentication.play(token);
		return ticket instanceof Promise ? ticket.then((found) => playWith(passage, found)) : playWith(passage, ticket);
	},
};

function playWith({ context }: Passage, ticket: PlayTicket | undefined): Refused | undefined {
	if (ticket === undefined || ticket.merchant !== context.merchant) return notLoggedIn;
	context.play = ticket;
	return undefined;
}

async function principalOf(passage: Passage, authentication: Authentication): Promise<Principal | undefined> {
	const token = tokenOf(passage.head.authorization);
	const principal = token === undefined ? undefined : await authentication.session(token);
	return principal?.merchant === passage.context.merchant ? principal : undefined;
}

function memberOnly(principal: Principal | undefined): Refused | undefined {
	if (principal === undefined) return notLoggedIn;
	return principal.guest ? guestNotAllowed : undefined;
}
