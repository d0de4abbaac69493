// The key that a browser is known by, in a cookie of its own: no script reads it, no other site's page sends it, and it
// goes to the paths alone that ask for it.
import type { FastifyRequest } from "fastify";
import type { BrowserCookie } from "#platform/contract";
import type { CallingBrowser } from "../call.ts";

const keyShape = /^[A-Za-z0-9_-]{20,100}$/;

/** A key of another shape is none. */
export function callingBrowser(
	request: Pick<FastifyRequest, "headers" | "protocol">,
	cookie: BrowserCookie,
	set: (cookie: string) => void,
): CallingBrowser {
	return {
		key: keyIn(request.headers.cookie, cookie.name),
		keep: (key) => {
			const safe = request.protocol === "https" ? "; Secure" : "";
			const life = `Max-Age=${cookie.days * 86_400}; Path=${cookie.path}`;
			set(`${cookie.name}=${key}; ${life}; HttpOnly; SameSite=Strict${safe}`);
		},
	};
}

function keyIn(head: string | undefined, name: string): string | undefined {
	const found = head
		?.split(";")
		.map((one) => one.trim())
		.find((one) => one.startsWith(`${name}=`))
		?.slice(name.length + 1);
	return found !== undefined && keyShape.test(found) ? found : undefined;
}
