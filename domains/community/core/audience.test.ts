import { expect, test } from "vitest";
import { type Audience, audienceFault, broadcastState, mostListed, textIn } from "./audience.ts";

const languages = ["EN", "KO"];
const window = (kind: "depositors" | "players", from: string, to: string): Audience => ({ kind, from, to });

test.each<[Audience, string | undefined]>([
	[{ kind: "all" }, undefined],
	[{ kind: "ranks", from: 2, to: 2 }, undefined],
	[{ kind: "ranks", from: 3, to: 2 }, "ranks"],
	[{ kind: "languages", languages: ["KO"] }, undefined],
	[{ kind: "languages", languages: ["KO", "JA"] }, "languages"],
	[{ kind: "languages", languages: [] }, "languages"],
	[{ kind: "team", agent: "agent01" }, undefined],
	[{ kind: "list", accounts: ["demo01"] }, undefined],
	[{ kind: "list", accounts: [] }, "list"],
	[{ kind: "list", accounts: Array.from({ length: mostListed + 1 }, (_, at) => `a${at}`) }, "list"],
	[window("depositors", "2026-11-01T00:00:00Z", "2026-11-08T00:00:00Z"), undefined],
	[window("players", "2026-11-08T00:00:00Z", "2026-11-08T00:00:00Z"), "window"],
	[window("players", "2025-11-01T00:00:00Z", "2026-11-08T00:00:00Z"), "window"],
	[window("players", "never", "2026-11-08T00:00:00Z"), "window"],
])("%j has the fault %s", (audience, fault) => {
	expect(audienceFault(audience, { languages })).toBe(fault);
});

test("a message is scheduled, sent, ended or withdrawn", () => {
	const day = (date: number) => new Date(Date.UTC(2026, 10, date));
	const times = { publishAt: day(10), expiresAt: day(20), withdrawnAt: undefined };
	expect([9, 10, 19, 20].map((date) => broadcastState(times, day(date)))).toEqual([
		...(["scheduled", "sent", "sent", "ended"] as const),
	]);
	expect(broadcastState({ ...times, withdrawnAt: day(9) }, day(15))).toBe("withdrawn");
});

test("a text comes in the reader's language, else in the brand's, else as there is one", () => {
	const texts = { EN: "hello", KO: "안녕" };
	expect(textIn(texts, { language: "ko", fallback: "EN" })).toBe("안녕");
	expect(textIn(texts, { language: "JA", fallback: "EN" })).toBe("hello");
	expect(textIn({ TH: "สวัสดี" }, { language: "JA", fallback: "EN" })).toBe("สวัสดี");
	expect(textIn({}, { language: "JA", fallback: "EN" })).toBeUndefined();
});
