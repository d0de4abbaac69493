// Works in turn: one key's wait for each other, others' do not, and a failure holds nobody up.
import { expect, test } from "vitest";
import { inTurn } from "./index.ts";

test("a work that fails does not stop those behind it, and other keys do not wait", async () => {
	const turn = inTurn<string>();
	const told: string[] = [];
	const tell = (word: string) => async () => void told.push(word);
	let release = (): void => undefined;
	const held = turn("a", () => new Promise<never>((_done, fail) => (release = () => fail(new Error("lost")))));
	const behind = turn("a", tell("behind"));
	await turn("b", tell("beside"));
	release();
	await expect(held).rejects.toThrow("lost");
	await behind;
	expect(told).toEqual(["beside", "behind"]);
});
