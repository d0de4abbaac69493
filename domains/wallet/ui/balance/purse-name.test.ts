import { expect, test } from "vitest";
import { purseName } from "./purse-name.ts";

test.each([
	["cash", "cash", ""],
	["bonus", "bonus", ""],
	["vendor:ACME", "vendor", "ACME"],
	["escrow", "vendor", "escrow"],
])("%s is %s %s", (purse, key, vendor) => {
	expect(purseName(purse)).toEqual({ key, vendor });
});
