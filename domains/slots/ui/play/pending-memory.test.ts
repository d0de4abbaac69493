import { expect, it } from "vitest";
import { pendingMemory } from "./pending-memory.ts";

function storage() {
	const items = new Map<string, string>();
	return {
		items,
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
}

const spin = { key: "k1", stake: 250n, gameCode: "bojagi", token: "play-token" };

it("G27: a pending spin is found again in the same tab, by its game, until it is let go", () => {
	const tab = storage();
	pendingMemory(tab).remember(spin);
	const memory = pendingMemory(tab);
	expect(memory.recall("bojagi")).toEqual(spin);
	expect(memory.recall("magpie-tiger")).toBeUndefined();
	memory.forget();
	expect(memory.recall("bojagi")).toBeUndefined();
	expect(tab.items.size).toBe(0);
});

it("what was bought or doubled is asked for again as it was", () => {
	const tab = storage();
	const double = { roundId: "r1", side: "left" } as const;
	for (const pending of [
		{ ...spin, mode: "bought" },
		{ ...spin, double },
	]) {
		pendingMemory(tab).remember(pending);
		expect(pendingMemory(tab).recall("bojagi")).toEqual(pending);
	}
});

it.each(["", "{", "null", '{"key":1}', '{"key":"k","stake":"-1","gameCode":"bojagi","token":"t"}'])(
	"what was tampered with is not taken: %s",
	(text) => {
		const tab = storage();
		tab.setItem("tessera.slots.pending", text);
		expect(pendingMemory(tab).recall("bojagi")).toBeUndefined();
	},
);
