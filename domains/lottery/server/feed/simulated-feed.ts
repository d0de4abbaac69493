// A feed that behaves as feeds do: some results come late, some twice, some are signed wrongly or told wrong and corrected. Its
// results are simulated, and the desk says so.
import { createHmac } from "node:crypto";
import { digitsText, drawDigits, type LotteryGame } from "../../core/index.ts";
import { blocksOf } from "../seeds.ts";
import { type ResultFeed, type SignedResult, signatureOf } from "./result-feed.ts";

type Manner = "plain" | "late" | "double" | "forged" | "corrected" | "silent";
const manners: readonly Manner[] = ["plain", "plain", "plain", "late", "double", "forged", "corrected", "plain"];
const [soon, lateAfter, correctedAfter] = [20_000, 240_000, 180_000] as const;

type Options = {
	/** 32 bytes of this installation: they decide its results and sign them. */
	readonly key: Buffer;
	/** How it behaves on an issue; by the issue's own digest where nothing is said. */
	readonly mannerOf?: (issue: string) => Manner;
};

export function simulatedFeed({ key, mannerOf = mannerBy(key) }: Options): ResultFeed {
	return {
		name: "simulated feed",
		key,
		async read({ game, issue, drawsAt, now }) {
			const since = now.getTime() - drawsAt.getTime();
			return saidBy({ manner: mannerOf(issue), since }, (version, turn = version) => {
				const digits = resultOf({ game, issue: `${issue}-${turn}` }, key);
				return { game, issue, version, digits, signature: signatureOf({ game, issue, version, digits }, key) };
			});
		},
	};
}

type Make = (version: number, turn?: number) => SignedResult;

function saidBy({ manner, since }: { readonly manner: Manner; readonly since: number }, make: Make): SignedResult[] {
	const right = make(1);
	if (manner === "silent" || since < (manner === "late" ? lateAfter : soon)) return [];
	if (manner === "double") return [right, right];
	// Somebody else's hand: another result under a signature that is not of it.
	if (manner === "forged")
		return [{ ...make(1, 9), signature: right.signature }, ...(since < lateAfter ? [] : [right])];
	if (manner === "corrected" && since >= correctedAfter) return [make(2), right];
	return [right];
}

const mannerBy =
	(key: Buffer) =>
	(issue: string): Manner => {
		const [first = 0] = createHmac("sha256", key).update(`manner|${issue}`).digest();
		return manners[first % manners.length] ?? "plain";
	};

function resultOf(name: { readonly game: LotteryGame; readonly issue: string }, key: Buffer): string {
	const blocks = blocksOf(createHmac("sha256", key).update("simulated-results").digest());
	return digitsText(name.game, drawDigits({ ...name, publicHex: "00".repeat(32) }, blocks));
}
