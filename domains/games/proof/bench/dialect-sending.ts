// The process that sends a vendor's letters, as its parent sees it: an order goes in, bets a second come out.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import * as z from "zod/mini";
import { type Keys, spoken } from "./dialect-letters.ts";

export const order = z.object({
	name: z.enum(spoken),
	/** In place of the dialect's own address. */
	path: z.optional(z.string()),
	milliseconds: z.number(),
	connections: z.number(),
});
export type Order = z.output<typeof order>;

export const sent = z.object({ perSecond: z.number(), refused: z.array(z.tuple([z.string(), z.number()])) });

/** What the process is started with, in its environment. */
export const sending = z.object({ port: z.number(), own: z.string(), platform: z.string() });

export type Sender = {
	/** Bets a second; rejects when any was refused. One order at a time. */
	readonly send: (wanted: Order) => Promise<number>;
	readonly stop: () => Promise<void>;
};

export function startSender({ port, own, platform }: Keys & { readonly port: number }): Sender {
	const keys = {
		own: own.export({ format: "pem", type: "pkcs8" }).toString(),
		platform: platform.export({ format: "pem", type: "spki" }).toString(),
	};
	const child = fork(new URL("./dialect-sender.ts", import.meta.url), {
		execArgv: ["--import", "tsx"],
		env: { ...process.env, SENDING: JSON.stringify({ port, ...keys }) },
	});
	return {
		async send(wanted) {
			child.send(wanted);
			const { perSecond, refused } = z.parse(sent, await answerOf(child));
			if (refused.length > 0) throw new Error(`${wanted.name} was refused: ${JSON.stringify(refused)}`);
			return perSecond;
		},
		async stop() {
			const gone = once(child, "exit");
			child.disconnect();
			await gone;
		},
	};
}

/** Rejects when the process ends instead. */
function answerOf(child: ChildProcess): Promise<unknown> {
	return new Promise((resolve, reject) => {
		const ended = (): void => reject(new Error("the sender of letters ended"));
		child.once("exit", ended);
		child.once("message", (answer) => {
			child.off("exit", ended);
			resolve(answer);
		});
	});
}
