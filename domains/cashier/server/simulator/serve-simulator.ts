// The two hosts of the simulated provider: a program of its own on a free port, for tests and the simulation; and routes of
// the server, for the demo installation, which has one port.
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { RawRoute } from "#platform/http";
import type { Journal } from "./money-book.ts";
import { createSimulator, type SimulatedAnswer, type Simulator, type SimulatorOptions } from "./simulator.ts";

/** Where the demo installation's provider stands on the site. */
export const simulatorBase = "/simulated-provider";

/** The routes of the simulated provider on the house's own port. */
export function simulatorRoutes(options: Omit<SimulatorOptions, "base">): readonly RawRoute[] {
	const simulator = createSimulator({ ...options, base: simulatorBase });
	const paths = [
		"POST /payments",
		"GET /payments/:payment",
		"GET /statement",
		"POST /payouts",
		"GET /payouts/:payment",
		"GET /payout-statement",
		"GET /pay/:payment",
		"POST /pay/:payment",
	];
	return paths.map((one) => {
		const [method, path = ""] = one.split(" ");
		return {
			method: method === "GET" ? "GET" : "POST",
			path: `${simulatorBase}${path}`,
			handle: async ({ url, header, body }) => {
				const call = { method: method ?? "", path: url.slice(simulatorBase.length), header, body };
				return simulator.handle(call) ?? { status: 500, body: {} };
			},
		};
	});
}

export type ServedSimulator = Simulator & { readonly url: string; readonly close: () => Promise<void> };

/** Listens on a free port of this machine; `base` is what it says that its pages stand below, its own address when not said. */
export async function serveSimulator(
	options: Omit<SimulatorOptions, "base"> & { readonly base?: string },
): Promise<ServedSimulator> {
	const held: { simulator?: Simulator } = {};
	const server = createServer((request, response) => {
		void readBody(request).then((body) => {
			const header = (name: string) => {
				const value = request.headers[name];
				return typeof value === "string" ? value : undefined;
			};
			const call = { method: request.method ?? "", path: request.url ?? "/", header, body };
			write(response, held.simulator?.handle(call));
		});
	});
	await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
	const address = server.address();
	const url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
	const simulator = createSimulator({ base: url, ...options });
	held.simulator = simulator;
	const close = () =>
		new Promise<void>((closed) => {
			server.closeAllConnections();
			server.close(() => closed());
		});
	return { ...simulator, url, close };
}

async function readBody(request: IncomingMessage): Promise<string> {
	const parts: Buffer[] = [];
	for await (const part of request) parts.push(Buffer.from(part));
	return Buffer.concat(parts).toString("utf8");
}

/** Nothing is written to whoever is to hear nothing: the caller gives up. */
function write(response: ServerResponse, answer: SimulatedAnswer | undefined): void {
	if (answer === undefined) return;
	if ("location" in answer) response.writeHead(303, { location: answer.location }).end();
	else if ("page" in answer) {
		const head = { "content-type": "text/html; charset=utf-8", "content-security-policy": answer.policy };
		response.writeHead(answer.status, head).end(answer.page);
	} else {
		response.writeHead(answer.status, { "content-type": "application/json" }).end(JSON.stringify(answer.body));
	}
}

/** A journal that survives the program: the demo installation's payments are there after a restart. */
export function fileJournal(path: string): Journal {
	return {
		read: () => (existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : []),
		append: (line) => appendFileSync(path, `${line}\n`, { mode: 0o600 }),
	};
}
