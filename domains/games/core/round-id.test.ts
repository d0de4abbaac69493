// A round's id tells when it began.
import fc from "fast-check";
import { expect, test } from "vitest";
import { uuidMaker } from "#platform/kernel";
import { roundTime } from "./round-id.ts";

test("an id gives back the millisecond it was made in (property)", () => {
	const moments = fc.date({ min: new Date(0), max: new Date("2100-01-01T00:00:00Z"), noInvalidDate: true });
	fc.assert(
		fc.property(moments, fc.uint8Array({ minLength: 10, maxLength: 10 }), (moment, bytes) => {
			const newId = uuidMaker({ clock: { now: () => moment }, randomBytes: () => bytes });
			expect(roundTime(newId())?.getTime()).toBe(moment.getTime());
		}),
	);
});

test.each(["", "x", "00000000-0000-4000-8000-000000000000", "0197a8f0-5a3c-7abc-0000-000000000000"])(
	"no time in %s",
	(id) => {
		expect(roundTime(id)).toBeUndefined();
	},
);
