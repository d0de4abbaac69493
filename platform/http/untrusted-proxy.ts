// A proxy in front of us that nobody named in TRUST_PROXY: all its clients have its one address, and share its limits.
import type { FastifyRequest } from "fastify";
import type { Logger } from "pino";

const forwarding = ["x-forwarded-for", "forwarded", "x-real-ip"] as const;

/** Whether a request came through one. The first that did is told in the log, once. */
export function untrustedProxies(
	trustProxy: boolean | string | readonly string[] | undefined,
	log: Pick<Logger, "warn">,
): (request: Pick<FastifyRequest, "headers">) => boolean {
	if (trustProxy !== undefined && trustProxy !== false) return () => false;
	let told = false;
	return ({ headers }) => {
		const through = forwarding.some((name) => headers[name] !== undefined);
		if (through && !told) {
			told = true;
			log.warn(
				{},
				"calls come through a proxy that TRUST_PROXY does not name: all have its address and share its limits",
			);
		}
		return through;
	};
}
