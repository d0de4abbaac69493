import { describe, expect, test } from "vitest";
import { type ApprovalState, type ApprovalWord, approvalFault, approvalStates } from "./index.ts";

const expiresAt = new Date("2026-05-04T12:00:00.000Z");
const before = new Date("2026-05-04T11:59:59.999Z");
const words = ["agree", "refuse", "take back"] as const;

const said = (state: ApprovalState, word: Pick<ApprovalWord, "byId" | "says">, now = before) =>
	approvalFault({ state, askedById: "1", expiresAt }, { ...word, now });

test.each([
	["another agrees", "2", "agree", undefined],
	["another refuses", "2", "refuse", undefined],
	["another takes it back", "2", "take back", "NOT_OWN"],
	["whoever asked agrees", "1", "agree", "OWN"],
	["whoever asked refuses", "1", "refuse", "OWN"],
	["whoever asked takes it back", "1", "take back", undefined],
] as const)("%s", (_, byId, says, fault) => {
	expect(said("proposed", { byId, says })).toBe(fault);
});

describe.each(approvalStates.filter((state) => state !== "proposed"))("what is %s", (state) => {
	test("is decided no more, whoever says what", () => {
		for (const byId of ["1", "2"])
			for (const says of words)
				expect(said(state, { byId, says })).toBe(says === "take back" && byId === "2" ? "NOT_OWN" : "CLOSED");
	});
});

test.each([0, 1])("from the last moment on nobody decides, %i ms behind it", (late) => {
	const now = new Date(expiresAt.getTime() + late);
	for (const says of ["agree", "refuse"] as const) {
		for (const byId of ["1", "2"]) expect(said("proposed", { byId, says }, now)).toBe("CLOSED");
	}
});
