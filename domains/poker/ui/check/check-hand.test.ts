// The page that checks a hand follows cards to the golden root, and says of a changed card, salt or path that it does not lead there.
import { createHash, createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { cardText, deckOf } from "../../core/index.ts";
import { handAddress, handIn, readHand } from "./check-address.ts";
import { checkHand } from "./check-hand.ts";

const hand = "00000000-0000-7000-8000-000000000001";
const root = "ff45c6214ffa825e76f1751b344758779c0e3a4f95b212faaabe7fdff6f1f455";
const seed = Buffer.from(Array.from({ length: 32 }, (_, byte) => byte));
const deck = deckOf("holdem");

const sha = (first: number, ...parts: readonly (Buffer | string)[]): Buffer =>
	parts
		.reduce<ReturnType<typeof createHash>>(
			(hash, part) => hash.update(part),
			createHash("sha256").update(Buffer.from([first])),
		)
		.digest();
const saltOf = (place: number): string => createHmac("sha256", seed).update(`${hand}:${place}`).digest("hex");

/** By the published rule, with another hand than the server's. */
function proofOf(place: number) {
	let level = Array.from({ length: 64 }, (_, at) => {
		const card = deck[at];
		return card === undefined ? Buffer.alloc(32) : sha(0, `${hand}:${at}:${cardText(card)}:${saltOf(at)}`);
	});
	const path: string[] = [];
	for (let at = place; level.length > 1; at >>= 1) {
		const under = level;
		path.push((under[at ^ 1] ?? Buffer.alloc(0)).toString("hex"));
		level = Array.from({ length: under.length / 2 }, (_, node) =>
			sha(1, under[2 * node] ?? "", under[2 * node + 1] ?? ""),
		);
	}
	return { place, card: deck[place] ?? 0, salt: saltOf(place), path };
}

it("every card of the golden deck leads to its root, from the address that a hand is checked by", async () => {
	const cards = deck.map((_, place) => proofOf(place));
	const asked = readHand(handIn(new URL(handAddress({ id: hand, root }, cards), "http://site.test").hash));
	if (asked === undefined) throw new Error("the address is not read");
	const checked = await checkHand(asked);
	expect(checked.map(({ card, right }) => (right ? card : "wrong"))).toEqual([...deck]);
});

it("another card, place, salt or path does not", async () => {
	const right = proofOf(17);
	const cards = [
		{ ...right, card: 18 },
		{ ...right, place: 16 },
		{ ...right, salt: saltOf(16) },
		{ ...right, path: right.path.toReversed() },
	];
	expect((await checkHand({ hand, root, cards })).map((one) => one.right)).toEqual([false, false, false, false]);
	expect(readHand("{}")).toBeUndefined();
	expect(readHand("not a proof")).toBeUndefined();
});
