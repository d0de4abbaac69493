// A release as a browser meets it: the site behind a door that from one moment on serves it under another build's names.
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { ownSite } from "./site.ts";

export type Door = {
	readonly url: string;
	/** From now on a newer build is served: its entry has another name, and the older name leads nowhere. */
	readonly release: () => void;
	/** Nothing answers any more; `open` makes it answer again. */
	readonly close: () => Promise<void>;
	readonly open: () => Promise<void>;
};

const newerName = "/assets/index-newer.js";
const renamed = /^\/(?:sw\.js|offline\.html|index|rng|assets\/.*\.js)?$/;

/** Call it inside a test. */
export async function openDoor(): Promise<Door> {
	const home = ownSite().url;
	const entry = /name="entry" content="([^"]+)"/.exec(await (await fetch(home)).text())?.[1] ?? "";
	const state = { released: false };
	const answer = async (path: string, headers: Headers): Promise<{ status: number; type: string; body: Buffer }> => {
		if (state.released && path === entry) return { status: 404, type: "text/plain", body: Buffer.from("") };
		const response = await fetch(home + (path === newerName ? entry : path), { headers });
		const body = Buffer.from(await response.arrayBuffer());
		const changes = state.released && renamed.test(new URL(path, home).pathname);
		return {
			status: response.status,
			type: response.headers.get("content-type") ?? "",
			body: changes ? Buffer.from(newer(body.toString(), entry)) : body,
		};
	};
	const server = createServer((request, response) => {
		answer(request.url ?? "/", headOf(request)).then(
			({ status, type, body }) =>
				response.writeHead(status, { "content-type": type, "cache-control": "no-cache" }).end(body),
			() => response.destroy(),
		);
	});
	const port = await listen(server, 0);
	onTestFinished(async () => void server.close());
	return {
		url: `http://127.0.0.1:${port}`,
		release: () => {
			state.released = true;
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
		open: async () => void (await listen(server, port)),
	};
}

/** What a call says of itself; what belongs to one connection stays with it. */
function headOf(request: IncomingMessage): Headers {
	const own = /^(?:host|connection|accept-encoding|if-.*|upgrade.*)$/;
	return new Headers(
		Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
			typeof value === "string" && !own.test(name) ? [[name, value]] : [],
		),
	);
}

const fileOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

const newer = (text: string, entry: string): string =>
	text.replaceAll(fileOf(entry), fileOf(newerName)).replace(/version:"\w+"/, 'version:"newer"');

async function listen(server: Server, port: number): Promise<number> {
	await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
	const address: AddressInfo | string | null = server.address();
	return typeof address === "object" && address !== null ? address.port : port;
}
