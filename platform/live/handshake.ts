// Who may connect: the page of our own host, with a session that stands or with none, to public rooms that exist.
import type { IncomingMessage } from "node:http";
import * as z from "zod/mini";

const handshake = z.object({
	token: z.optional(z.string().check(z.minLength(1), z.maxLength(512))),
	rooms: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10)), []),
});

export type Handshake = z.infer<typeof handshake>;

/** What a client says of itself when it connects; undefined when it is malformed. */
export function readHandshake(auth: unknown): Handshake | undefined {
	const parsed = z.safeParse(handshake, auth);
	return parsed.success ? parsed.data : undefined;
}

/** A browser names the page's origin, which must be our own host or one that is allowed; other clients name none. */
export function isOwnOrigin(request: Pick<IncomingMessage, "headers">, allowed: ReadonlySet<string>): boolean {
	const { origin, host } = request.headers;
	if (origin === undefined || allowed.has(origin)) return true;
	return host !== undefined && URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
