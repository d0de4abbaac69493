import { expect, test } from "vitest";
import { checkIsDue, type Halt, haltOf } from "./halt.ts";

const now = new Date("2026-11-18T12:00:00Z");
const in1 = new Date(now.getTime() + 1);

const cases: readonly (readonly [string, Parameters<typeof haltOf>[0], Halt | undefined])[] = [
	["nothing asked for", { missing: [], unproven: false, until: undefined }, undefined],
	["time left", { missing: [], unproven: false, until: in1 }, undefined],
	["RTS 13C no time left", { missing: [], unproven: false, until: now }, "TIME_USED_UP"],
	["a limit that the market asks for", { missing: ["loss"], unproven: false, until: undefined }, "LIMIT_REQUIRED"],
	["T05 a document that the market asks for", { missing: [], unproven: true, until: now }, "IDENTITY_REQUIRED"],
	["the limit before the document", { missing: ["loss"], unproven: true, until: undefined }, "LIMIT_REQUIRED"],
	["the limit before the time", { missing: ["loss"], unproven: false, until: now }, "LIMIT_REQUIRED"],
];
test.each(cases)("%s", (_name, standing, halt) => {
	expect(haltOf(standing, now)).toBe(halt);
});

test.each([
	["nobody is interrupted", undefined, false],
	["a moment before its time", in1, false],
	["RTS 13B at its time", now, true],
])("a reality check: %s", (_name, realityAt, due) => {
	expect(checkIsDue({ realityAt }, now)).toBe(due);
});
