// Calls the built server as a frame or a browser does, and watches a shared round as its screens do.
import { io, type Socket } from "socket.io-client";
import { type Client, createClient, sealWithServerKey } from "#platform/contract/client";

type Caller = {
	readonly token?: string;
	/** Where the call is said to come from, by whoever stands before the server. */
	readonly address?: string;
};

export function clientOf(port: number, { token, address }: Caller): Client {
	const origin = `http://127.0.0.1:${port}`;
	const send: typeof fetch = (input, init) => {
		if (address === undefined) return fetch(input, init);
		const head = new Headers(init?.headers);
		head.set("x-forwarded-for", address);
		return fetch(input, { ...init, headers: head });
	};
	return createClient({
		origin,
		merchant: () => "tessera",
		language: () => "en",
		token: () => token,
		seal: sealWithServerKey({ origin, fetch: send }),
		fetch: send,
	});
}

/** A connection of its own that has joined the room; what is told there comes as `room`. */
export async function watchRoom(port: number, room: string): Promise<Socket> {
	const socket = io(`http://127.0.0.1:${port}`, {
		path: "/live",
		transports: ["websocket"],
		forceNew: true,
		reconnection: false,
		auth: {},
	});
	await new Promise<void>((resolve) => void socket.on("connect", () => resolve()));
	await socket.timeout(60_000).emitWithAck("join", room);
	return socket;
}
