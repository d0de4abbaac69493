// Whose X-Forwarded-* headers are believed. The few addresses that connect are looked up in the list once each.
import type { IncomingMessage } from "node:http";
import proxyAddr from "@fastify/proxy-addr";

type Trust = (address: string, hop: number) => boolean;

const mostKept = 1_000;

/** `proxies`: addresses, CIDR blocks or `loopback`; true believes everybody, false nobody. Throws at what is none of these. */
export function trustedProxies(proxies: boolean | string | string[]): Trust | boolean {
	if (typeof proxies === "boolean") return proxies;
	const trusts = proxyAddr.compile(proxies);
	const known = new Map<string, boolean>();
	return (address, hop) => {
		const remembered = known.get(address);
		if (remembered !== undefined) return remembered;
		const trusted = trusts(address, hop);
		if (known.size >= mostKept) known.clear();
		known.set(address, trusted);
		return trusted;
	};
}

/** The client's address as calls know it, for whoever stands on the same port beside the calls. */
export function clientAddresses(proxies: boolean | string | string[]): (request: IncomingMessage) => string {
	const trust = trustedProxies(proxies);
	if (trust === false) return ({ socket }) => socket.remoteAddress ?? "";
	return (request) => proxyAddr(request, trust === true ? () => true : trust) ?? "";
}
