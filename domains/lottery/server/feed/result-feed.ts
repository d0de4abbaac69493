// Results from outside as a feed signs them: the port, and what is believed of it. Whoever brings a real feed brings this port; the
// house has a simulated one.
import { createHmac, timingSafeEqual } from "node:crypto";
import type { LotteryGame } from "../../core/index.ts";

export type SignedResult = {
	readonly game: LotteryGame;
	readonly issue: string;
	/** From 1; a higher one corrects. */
	readonly version: number;
	readonly digits: string;
	/** HMAC-SHA256 under the feed's key, in hex. */
	readonly signature: string;
};

export type ResultFeed = {
	/** As the desk shows it. */
	readonly name: string;
	/** The key that its results are signed with. */
	readonly key: Buffer;
	/** What it has to say of an issue by now, in any order, any of it more than once. */
	readonly read: (asked: {
		readonly game: LotteryGame;
		readonly issue: string;
		readonly drawsAt: Date;
		readonly now: Date;
	}) => Promise<readonly SignedResult[]>;
};

type Signed = Omit<SignedResult, "signature">;

export const signatureOf = ({ game, issue, version, digits }: Signed, key: Buffer): string =>
	createHmac("sha256", key).update(["tessera-result-v1", game, issue, version, digits].join("|")).digest("hex");

/** Whether the feed said it, and of no other issue. */
export function isSigned(result: SignedResult, key: Buffer): boolean {
	const [said, right] = [Buffer.from(result.signature, "hex"), Buffer.from(signatureOf(result, key), "hex")];
	return said.length === right.length && timingSafeEqual(said, right);
}
