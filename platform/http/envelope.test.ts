import { expect, test } from "vitest";
import { refusalText } from "./envelope.ts";

const messageOf = (sentence: string, value: unknown): unknown =>
	JSON.parse(refusalText({ code: "FREE_SPINS_MEMBERS_UNKNOWN", value }, sentence)).message;

test("a refusal's sentence is filled with what the refusal says", () => {
	expect(messageOf("Unknown: {{accounts}}.", { accounts: "who, whom" })).toBe("Unknown: who, whom.");
	expect(messageOf("{{most}} of {{most}}", { most: 3 })).toBe("3 of 3");
});
test.each([[undefined], [null], ["text"], [{}], [{ accounts: ["a"] }]])("%j names nothing that fits", (value) => {
	expect(messageOf("Unknown: {{accounts}}.", value)).toBe("Unknown: {{accounts}}.");
});
