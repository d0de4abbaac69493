import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { describeSession, openPopups, openSession, watchActs } from "#platform/ui";
import { listAnnouncements } from "../../contract/index.ts";
import { answerTo, beginAnew, callsTo, endTest, show } from "../testing/show.tsx";
import { AnnouncementLine } from "./announcement-line.tsx";
import { NoticePage } from "./notice-page.tsx";
import { skipVisitNotices } from "./seen-notices.ts";
import { VisitNotices } from "./visit-notices.tsx";
import { VisitNoticesPopup } from "./visit-notices-popup.tsx";

const notice = (number: number, more: { popup?: boolean; player?: boolean; promotion?: boolean } = {}) => ({
	id: String(number),
	type: "B" as const,
	title: `Notice ${number}`,
	content: `First of ${number}.\n\n## Part\n\nLast of ${number}.`,
	publishedAt: "2026-05-01T12:00:00.000Z",
	banners: [],
	popup: false,
	player: false,
	promotion: false,
	...more,
});

beforeEach(() => {
	beginAnew();
	answerTo(listAnnouncements, ({ url }) => {
		const pageNo = Number(url.searchParams.get("pageNo") ?? "1");
		const all = Array.from({ length: 11 }, (_, index) => notice(index + 1, { promotion: index === 1 }));
		return { announcements: all.slice((pageNo - 1) * 9, pageNo * 9), pageNum: pageNo, totalPages: 2 };
	});
});
afterEach(endTest);

const pane = () => screen.getByRole("region");

describe("the page of the notices", () => {
	test("lists nine a page, with the first open in the pane, and goes on to the next page", async () => {
		show(<NoticePage />, "/noticePage");
		expect(await screen.findAllByRole("listitem")).toHaveLength(9);
		expect(within(pane()).getByRole("heading", { level: 2 }).textContent).toBe("Notice 1");
		const pages = () => within(screen.getByRole("navigation", { name: "Pages of notices" })).getAllByRole("button");
		expect(pages().map((button) => button.textContent)).toEqual(["", "1", "2", ""]);
		await userEvent.click(screen.getByRole("button", { name: "Next page" }));
		await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(2));
		expect(pages().map((button) => button.getAttribute("aria-current"))).toEqual([null, null, "page", null]);
		expect(pages().at(-1)).toHaveProperty("disabled", true);
	});
	test("opens the chosen one and puts it into the address", async () => {
		const router = show(<NoticePage />, "/noticePage");
		await userEvent.click(await screen.findByRole("button", { name: /Notice 2/ }));
		expect(within(pane()).getByRole("heading", { level: 3 }).textContent).toBe("Part");
		expect(within(pane()).getByRole("link", { name: "See the promotions" }).getAttribute("href")).toBe("/promotions");
		expect(router.state.location.href).toBe("/noticePage?id=2");
	});
	test("opens what a link names", async () => {
		show(<NoticePage />, "/noticePage?type=H&page=2&id=11");
		expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe("Notice 11");
		expect(callsTo(listAnnouncements)[0]?.url.search).toBe("?type=H&pageNo=2");
	});
	test.each(["/noticePage?type=X&page=0", "/noticePage?page=-1&id=<b>", "/noticePage?page=99999"])(
		"an odd address is the first page: %s",
		async (address) => {
			show(<NoticePage />, address);
			expect((await screen.findByRole("heading", { level: 2 })).textContent).toBe("Notice 1");
		},
	);
	test("has what is for players only where a player is logged in", async () => {
		show(<NoticePage />, "/noticePage");
		await screen.findAllByRole("listitem");
		const kinds = () => within(screen.getByRole("group", { name: "Kind of notice" })).getAllByRole("button");
		expect(kinds().map(({ textContent }) => textContent)).toEqual(["News", "Important", "Promotions", "Home page"]);
		openSession({ token: "t" });
		describeSession({ isAgent: 0 });
		await waitFor(() => expect(kinds()).toHaveLength(5));
		await userEvent.click(screen.getByRole("button", { name: "For players" }));
		await waitFor(() => expect(callsTo(listAnnouncements).at(-1)?.url.searchParams.get("type")).toBe("PL"));
	});
});

describe("notices that open by themselves", () => {
	const popups = (...list: ReturnType<typeof notice>[]) =>
		answerTo(listAnnouncements, () => ({ announcements: list, pageNum: 1, totalPages: 1 }));
	const wanted = () => openPopups().map(({ name }) => name);
	const somewhile = () => new Promise((go) => setTimeout(go, 2_000));
	let forget = () => {};
	beforeEach(() => {
		forget = watchActs();
	});
	afterEach(() => forget());

	test("are wanted once a visit, after a first act; once more for a member what is for members", async () => {
		popups(notice(1, { popup: true }), notice(2, { popup: true, player: true }));
		show(<VisitNotices />);
		await waitFor(() => expect(callsTo(listAnnouncements)).toHaveLength(1));
		await somewhile();
		expect([wanted(), sessionStorage.getItem("noticesShown")]).toEqual([[], null]);
		await userEvent.click(document.body);
		await waitFor(() => expect(wanted()).toEqual(["visit-notices"]), { timeout: 4_000 });
		expect(sessionStorage.getItem("noticesShown")).toBe("everyone");
	});
	test("are none in the visit in which somebody registered", async () => {
		popups(notice(1, { popup: true }), notice(2, { popup: true, player: true }));
		skipVisitNotices();
		openSession({ token: "t" });
		describeSession({ isAgent: 0 });
		show(<VisitNotices />);
		await userEvent.click(document.body);
		await somewhile();
		expect(wanted()).toEqual([]);
	});
	test("do not go along into a game", async () => {
		popups(notice(1, { popup: true }));
		show(<VisitNotices />);
		await userEvent.click(document.body);
		await waitFor(() => expect(wanted()).toEqual(["visit-notices"]), { timeout: 4_000 });
		cleanup();
		expect(wanted()).toEqual([]);
	});
	test("are none for who saw them in this visit", async () => {
		sessionStorage.setItem("noticesShown", "everyone");
		popups(notice(1, { popup: true }));
		show(<VisitNotices />);
		await waitFor(() => expect(callsTo(listAnnouncements)).toHaveLength(1));
		await new Promise((go) => setTimeout(go, 30));
		expect(wanted()).toEqual([]);
	});
	test("are read one after the other; one that is not to come again does not", async () => {
		popups(notice(1, { popup: true }), notice(2, { popup: true }));
		let closed = 0;
		show(
			<>
				<VisitNotices />
				<VisitNoticesPopup
					onClose={() => {
						closed += 1;
					}}
				/>
			</>,
		);
		await userEvent.click(document.body);
		expect((await screen.findByRole("dialog", {}, { timeout: 4_000 })).textContent).toContain("First of 1.");
		await userEvent.click(screen.getByRole("checkbox", { name: "Do not show this again" }));
		await userEvent.click(screen.getByRole("button", { name: "Next notice" }));
		expect(screen.getByRole("dialog").textContent).toContain("First of 2.");
		expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
		await userEvent.click(screen.getByRole("button", { name: "Read" }));
		expect([closed, localStorage.getItem("noticesDismissed")]).toEqual([1, "1"]);
	});
});

describe("the running line", () => {
	test("has each announcement once for the ear, links to it, and stops by its button", async () => {
		answerTo(listAnnouncements, () => ({ announcements: [notice(1), notice(2)], pageNum: 1, totalPages: 1 }));
		show(<AnnouncementLine />);
		const line = await screen.findByRole("region", { name: "Announcements" });
		const links = within(line).getAllByRole("link");
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			"/noticePage?type=H&id=1",
			"/noticePage?type=H&id=2",
		]);
		const words = line.querySelector(".running-line");
		expect(words?.getAttribute("data-stopped")).toBe("false");
		await userEvent.click(screen.getByRole("button", { name: "Stop the line" }));
		expect(words?.getAttribute("data-stopped")).toBe("true");
		await userEvent.click(screen.getByRole("button", { name: "Let the line run" }));
		expect(words?.getAttribute("data-stopped")).toBe("false");
	});
	test("has its place while it is asked for, and is not there without announcements", async () => {
		const place = () => document.querySelector("div.h-11");
		let stood = false;
		answerTo(listAnnouncements, () => {
			stood = place() !== null;
			return { announcements: [], pageNum: 1, totalPages: 1 };
		});
		show(<AnnouncementLine />);
		await waitFor(() => expect(callsTo(listAnnouncements)).toHaveLength(1));
		await waitFor(() => expect(place()).toBeNull());
		expect(stood).toBe(true);
		expect(screen.queryByRole("region")).toBeNull();
	});
});
