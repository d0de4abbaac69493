import { expect, test } from "vitest";
import { transferAddress } from "./transfer-address.ts";
import { readTransferFilters } from "./transfer-filters.ts";

const reading = (address: Readonly<Record<string, string>>) => readTransferFilters((name) => address[name]);

test.each([
	[{}, { period: "last-30-days", type: undefined }],
	[
		{ moved: "last-7-days", kind: "return" },
		{ period: "last-7-days", type: "return" },
	],
	[
		{ moved: "for ever", kind: "elsewhere" },
		{ period: "last-30-days", type: undefined },
	],
])("%j is read as %j", (address, filters) => expect(reading(address)).toEqual(filters));

test("its names in the address are no other page's", () => {
	expect(new Set([...Object.values(transferAddress), "since", "scope", "panel"]).size).toBe(5);
});
