import { expect, test } from "vitest";
import { momentOf, typedMoment } from "./typed-moment.ts";

test("a moment is typed in UTC to the minute, and none is none", () => {
	expect(typedMoment("2026-05-01T12:34:56.789Z")).toBe("2026-05-01T12:34");
	expect(momentOf("2026-05-01T12:34")).toBe("2026-05-01T12:34:00.000Z");
	expect([typedMoment(null), momentOf("")]).toEqual(["", null]);
});
