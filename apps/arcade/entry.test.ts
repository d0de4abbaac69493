import { describe, expect, it } from "vitest";
import { readEntry } from "./entry.ts";

const token = "abcdefghij_ABCDEFGHIJ-0123456789";

describe("the address of the frame", () => {
	it.each([
		["", { kind: "resume" }],
		["#", { kind: "resume" }],
		["#launch=short", { kind: "resume" }],
		[`#launch=${token}<script>`, { kind: "resume" }],
		[`#launch=${token}`, { kind: "launch", launchToken: token }],
		[`launch=${token}&language=ko`, { kind: "launch", launchToken: token }],
		[`#launch=${token}&playType=Tradition`, { kind: "launch", launchToken: token, playType: "Tradition" }],
		[`#launch=${token}&playType=<b>`, { kind: "launch", launchToken: token }],
		["#replay", { kind: "replay" }],
		["#replay=0190", { kind: "replay" }],
		[`#launch=${token}&replay=${token}`, { kind: "launch", launchToken: token }],
	])("%s", (hash, entry) => {
		expect(readEntry(hash)).toEqual(entry);
	});
});
