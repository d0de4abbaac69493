// A gateway that is a program of its own on this machine: it answers what a test says and keeps what came. Never imported
// outside tests.
import { createServer, type IncomingMessage } from "node:http";
import { afterAll } from "vitest";

type Came = {
	readonly method: string;
	readonly url: string;
	readonly head: IncomingMessage["headers"];
	readonly body: string;
};
export type Answer = {
	readonly status: number;
	readonly text: string;
	readonly head?: Readonly<Record<string, string>>;
};

export const json = (body: unknown, status = 200): Answer => ({ status, text: JSON.stringify(body) });

const closers: (() => void)[] = [];

/** Once a file: what a test opened ends with it. */
export function closeGateways(): void {
	afterAll(() => {
		for (const close of closers.splice(0)) close();
	});
}

export async function fakeGateway(
	answers: Answer | "silence" | ((came: Came) => Answer),
): Promise<{ readonly url: string; readonly came: Came[] }> {
	const came: Came[] = [];
	const server = createServer((request, response) => {
		let body = "";
		request.on("data", (part) => {
			body += String(part);
		});
		request.on("end", () => {
			const one = { method: request.method ?? "", url: request.url ?? "", head: request.headers, body };
			came.push(one);
			const answer = typeof answers === "function" ? answers(one) : answers;
			if (answer !== "silence") response.writeHead(answer.status, answer.head ?? {}).end(answer.text);
		});
	});
	closers.push(() => {
		server.closeAllConnections();
		server.close();
	});
	await new Promise<void>((up) => server.listen(0, "127.0.0.1", up));
	const address = server.address();
	return { url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/v1`, came };
}
