import { expect, test } from "vitest";
import { contentState } from "./content-state.ts";

const now = Date.parse("2026-05-01T12:00:00.000Z");
const [before, then, after] = ["2026-05-01T11:59:59.999Z", "2026-05-01T12:00:00.000Z", "2026-05-01T12:00:00.001Z"];

test.each([
	[true, null, null, "shown"],
	[true, then, null, "shown"],
	[true, after, null, "planned"],
	[true, before, then, "over"],
	[true, before, after, "shown"],
	[false, before, after, "off"],
	[false, after, null, "off"],
])("published %s, from %s to %s: %s", (published, from, to, state) => {
	expect(contentState({ published, from, to }, now)).toBe(state);
});
