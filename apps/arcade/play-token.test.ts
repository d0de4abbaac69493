import { expect, it } from "vitest";
import { dropPlay, keepPlay, keptPlay } from "./play-token.ts";

function storage() {
	const items = new Map<string, string>();
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, value: string) => void items.set(key, value),
		removeItem: (key: string) => void items.delete(key),
	};
}

it("a reload finds the play of this tab; leaving drops it", () => {
	const tab = storage();
	const play = { token: "t", vassalage: "TESSERA", gameCode: "bojagi" };
	expect(keptPlay(tab)).toBeUndefined();
	keepPlay(tab, play);
	expect(keptPlay(tab)).toEqual(play);
	dropPlay(tab);
	expect(keptPlay(tab)).toBeUndefined();
});

it.each(["", "{", "[]", '{"token":1}'])("what is no play is not taken: %s", (text) => {
	const tab = storage();
	tab.setItem("tessera.play", text);
	expect(keptPlay(tab)).toBeUndefined();
});
