import { expect, test } from "vitest";
import { changedSearch } from "./address.ts";

test.each([
	["", {}, ""],
	["", { panel: "wallet" }, "?panel=wallet"],
	["?gameId=12&mode=demo", { panel: "wallet" }, "?gameId=12&mode=demo&panel=wallet"],
	["?panel=wallet&when=today", { panel: undefined, when: undefined }, ""],
	["?panel=wallet", { panel: "record" }, "?panel=record"],
	["?words=%EC%9A%A9", { panel: "a b" }, "?words=%EC%9A%A9&panel=a+b"],
])("%j with %j is %j", (search, change, changed) => {
	expect(changedSearch(search, change)).toBe(changed);
});
