import { expect, test } from "vitest";
import { missingIn } from "./bar-typed.ts";

test.each([
	["minji2000", "three4stones", undefined],
	["minji2000", "", "password"],
	["", "three4stones", "username"],
	["  ", "three4stones", "username"],
	["minji2000", " ", undefined],
	[" ", "", "both"],
	["", "", "both"],
])("of %j and %j is missing: %s", (username, password, missing) => {
	expect(missingIn({ username, password })).toBe(missing);
});
