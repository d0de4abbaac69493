// A lean load of HTTP over raw sockets: so many connections, on each the next request as soon as the last is answered.
// It costs its own process less than any client library, and so leaves the machine to what is measured.
import { connect, type Socket } from "node:net";

export type Load = {
	readonly port: number;
	readonly connections: number;
	readonly milliseconds: number;
	/** A whole request, head and body, of a connection that is kept alive. */
	readonly nextRequest: () => string;
};

export type LoadResult = {
	readonly perSecond: number;
	/** Milliseconds from the last byte sent to the last byte received, one an answer. */
	readonly latencies: readonly number[];
	/** Answers with another status than 200, by status. */
	readonly refused: ReadonlyMap<string, number>;
};

/** Rejects when a connection breaks. What is in flight when time is up is awaited and counted. */
export async function driveHttp(load: Load): Promise<LoadResult> {
	const latencies: number[] = [];
	const refused = new Map<string, number>();
	const sockets = await Promise.all(Array.from({ length: load.connections }, () => opened(load.port)));
	const start = performance.now();
	const end = start + load.milliseconds;
	await Promise.all(
		sockets.map((socket) =>
			talk(socket, {
				next: () => (performance.now() < end ? load.nextRequest() : undefined),
				answered: (status, milliseconds) => {
					latencies.push(milliseconds);
					if (status !== "200") refused.set(status, (refused.get(status) ?? 0) + 1);
				},
			}),
		),
	);
	return { perSecond: (latencies.length * 1000) / (performance.now() - start), latencies, refused };
}

function opened(port: number): Promise<Socket> {
	return new Promise((resolve, reject) => {
		const socket = connect({ port, host: "127.0.0.1", noDelay: true });
		socket.once("error", reject);
		socket.once("connect", () => resolve(socket));
	});
}

type Talk = {
	readonly next: () => string | undefined;
	readonly answered: (status: string, milliseconds: number) => void;
};

/** One request after another until there is none; then hangs up. */
function talk(socket: Socket, { next, answered }: Talk): Promise<void> {
	return new Promise((resolve, reject) => {
		let sentAt = 0;
		let status = "";
		/** Bytes of the answer that are still to come; undefined while its head is not here. */
		let missing: number | undefined;
		let head = "";
		const send = (): void => {
			const request = next();
			if (request === undefined) {
				resolve();
				socket.destroy();
				return;
			}
			sentAt = performance.now();
			socket.write(request, "latin1");
		};
		socket.on("data", (chunk) => {
			if (missing === undefined) {
				head += chunk.toString("latin1");
				const body = head.indexOf("\r\n\r\n") + 4;
				if (body < 4) return;
				status = head.slice(9, 12);
				missing = body + lengthOf(head) - head.length;
				head = "";
			} else missing -= chunk.length;
			if (missing > 0) return;
			missing = undefined;
			answered(status, performance.now() - sentAt);
			send();
		});
		socket.once("error", reject);
		socket.once("close", () => reject(new Error("the server hung up")));
		send();
	});
}

const lengthLine = /\r\ncontent-length: ([0-9]+)\r\n/i;

function lengthOf(head: string): number {
	const length = lengthLine.exec(head)?.[1];
	if (length === undefined) throw new Error("an answer without a length");
	return Number(length);
}
