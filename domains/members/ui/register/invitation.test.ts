import { expect, test } from "vitest";
import { codeIn } from "./invitation.ts";

test.each([
	["", undefined],
	["?code=", undefined],
	["?code=AG12", "AG12"],
	["?x=1&code=%20AG12%20", "AG12"],
	["?code=<script>", undefined],
	["?code=AG12&state=of-a-login", undefined],
	[`?code=${"A".repeat(32)}`, "A".repeat(32)],
	[`?code=${"A".repeat(33)}`, undefined],
])("%j holds %s", (search, code) => {
	expect(codeIn(search)).toBe(code);
});
