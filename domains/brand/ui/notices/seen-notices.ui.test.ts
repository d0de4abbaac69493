import { beforeEach, describe, expect, test } from "vitest";
import { dismissedNotices, dismissNotice, noteShown, pendingNotices, shownInVisit } from "./seen-notices.ts";

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});

const notices = [
	{ id: "1", popup: true, player: false },
	{ id: "2", popup: true, player: true },
	{ id: "3", popup: false, player: false },
];
const ids = (seen: Parameters<typeof pendingNotices>[1]) => pendingNotices(notices, seen).map(({ id }) => id);

describe("what opens by itself", () => {
	test.each([
		["a visitor sees what is for everyone, once", "nothing", false, ["1"]],
		["and nothing later in the visit", "everyone", false, []],
		["who logs in then sees what is for members", "everyone", true, ["2"]],
		["a member who arrives sees both", "nothing", true, ["1", "2"]],
		["and nothing later in the visit", "member", true, []],
		["nor after signing out", "member", false, []],
	] as const)("%s", (_case, shown, member, expected) => {
		expect(ids({ shown, dismissed: [], member })).toEqual(expected);
	});
	test("is not what somebody does not want to see again", () => {
		expect(ids({ shown: "nothing", dismissed: ["1"], member: true })).toEqual(["2"]);
	});
});

describe("what is remembered", () => {
	test("a visit", () => {
		expect(shownInVisit(sessionStorage)).toBe("nothing");
		noteShown(sessionStorage, "everyone");
		expect(shownInVisit(sessionStorage)).toBe("everyone");
		sessionStorage.setItem("noticesShown", "nonsense");
		expect(shownInVisit(sessionStorage)).toBe("nothing");
	});
	test("notices by their number, each once, the last two hundred", () => {
		for (let id = 1; id <= 210; id++) dismissNotice(localStorage, String(id));
		dismissNotice(localStorage, "205");
		const known = dismissedNotices(localStorage);
		expect([known.length, known[0], known.at(-1)]).toEqual([200, "11", "205"]);
	});
	test("nothing that somebody else wrote there", () => {
		localStorage.setItem("noticesDismissed", "1,<script>,2,,99999999999999999999,x3");
		expect(dismissedNotices(localStorage)).toEqual(["1", "2"]);
	});
});
