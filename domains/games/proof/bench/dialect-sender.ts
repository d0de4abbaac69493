// Sends a vendor's letters in a process of its own: for each order it writes and signs them first, then keeps so many calls
// under way until the time is over. Ends with its parent.
import { createPrivateKey, createPublicKey } from "node:crypto";
import * as z from "zod/mini";
import { driveHttp } from "../../../../bench/http-load.ts";
import { letterWriter } from "./dialect-letters.ts";
import { type Order, order, sending, type sent } from "./dialect-sending.ts";

/** More than any dialect answers in a turn; beyond it a letter is signed when it is sent. */
const lettersASecond = 8_000;

const { port, own, platform } = z.parse(sending, JSON.parse(process.env.SENDING ?? "{}"));
const write = letterWriter({ own: createPrivateKey(own), platform: createPublicKey(platform) });

process.on("message", (said) => void follow(z.parse(order, said)));
process.once("disconnect", () => process.exit(0));

async function follow({ name, path, milliseconds, connections }: Order): Promise<void> {
	const letters = Array.from({ length: (lettersASecond * milliseconds) / 1_000 }, () => write(name, path));
	const nextRequest = (): string => letters.pop() ?? write(name, path);
	const { perSecond, refused } = await driveHttp({ port, milliseconds, connections, nextRequest });
	const answer: z.output<typeof sent> = { perSecond, refused: [...refused] };
	process.send?.(answer);
}
