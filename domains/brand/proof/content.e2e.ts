// What the brand says: promotions, notices, help, apps, joining, the footer's pages, and a message to the operator. What is
// done there; how the pages look in each size, theme and language the tour sees.
import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { bootstrapSite, listAnnouncements } from "#brand/contract";
import { openBooks } from "../../../e2e/books.ts";
import { caller, must, registerPerson } from "../../../e2e/caller.ts";
import { arriveAs, expectNoFaults, keepPicture, openStage, walkTo } from "../../../e2e/journey.ts";
import { accessFaults, untilStill } from "../../../e2e/looks.ts";
import { en, label, says } from "../../../e2e/words.ts";
import { isWhole, turnOf } from "../../../tools/bootstrap/testing/turn.ts";

const stage = openStage();
const books = openBooks();
const { promotions, notices, feedback, apps, help, line } = en.brand;

/** An edit shows within a second; a machine that does a dozen other things is given longer. */
const patient = { timeout: 20_000 };

afterEach(() =>
	books.run(`delete from brand.announcements where code like 'journey-%';
		delete from brand.resources where resource_type in ('ANDROID', 'IOS')`),
);

const heading = (page: Page, name: string | RegExp) =>
	page.getByRole("heading", { name, ...(typeof name === "string" ? { exact: true } : {}) });

/** A first act, which does nothing but show that somebody is there. */
const touch = (page: Page) => page.getByRole("main").getByRole("heading").first().click();

describe("what the brand says", () => {
	it("is walked from a promotion to its terms, through the footer's seven pages, to an answer of the help", async () => {
		// A promotion that is none is refused by the server.
		const visit = await stage.visit({ refusalsExpected: true });
		const { page } = visit;
		await page.goto("/promotions");
		await page.getByRole("main").getByRole("button", { name: "Rewards", exact: true }).click();
		await page.waitForURL("**/promotions?category=rewards");
		await page.getByRole("link", { name: /Three stones/ }).click();
		await page.waitForURL("**/promoDetail?id=three-stones");
		await page.getByText(promotions.byMessage, { exact: true }).waitFor();
		await heading(page, "Claiming").waitFor();
		await page.goBack();
		await heading(page, en.brand.nav.promotions).waitFor();
		await expect.poll(() => new URL(page.url()).search).toBe("?category=rewards");
		await walkTo(page, "/promoDetail?id=nothing-of-that-name");
		await page.getByText(promotions.missing, { exact: true }).waitFor();

		await walkTo(page, "/page/about");
		const list = page.getByRole("main").getByRole("navigation");
		await expect.poll(() => list.getByRole("link").count(), patient).toBe(7);
		for (const title of await list.getByRole("link").allTextContents()) {
			await list.getByRole("link", { name: title, exact: true }).click();
			await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
		}

		await walkTo(page, "/help");
		await page.getByRole("searchbox").fill("replay");
		await page.getByText("How do I see a past round?").click();
		await page.getByText("Replay shows it again", { exact: false }).waitFor();
		await page.waitForURL(/article=games\.record/);
		await walkTo(page, "/help?article=games.fair");
		await page.getByText("By the cryptographic generator", { exact: false }).waitFor();
		expectNoFaults(visit);
	});
});

async function openOnce(): Promise<void> {
	const visit = await stage.visit({ notices: true });
	const { page } = visit;
	await page.goto("/join");
	const first = page.getByRole("dialog", { name: "Before you begin", exact: true });
	await touch(page);
	await first.waitFor();
	await untilStill(page);
	await keepPicture(page, "notice of a visit");
	expect(await accessFaults(page, "[role=dialog]")).toEqual([]);
	await page.keyboard.press("Escape");
	await first.waitFor({ state: "detached" });
	await page.goto("/help");
	await heading(page, help.title).waitFor();
	await touch(page);
	await page.waitForTimeout(5_500);
	expect(await first.count()).toBe(0);
	const later = await visit.openTab();
	await later.goto("/help");
	const again = later.getByRole("dialog", { name: "Before you begin", exact: true });
	await touch(later);
	await again.getByRole("checkbox", { name: notices.never }).check();
	await again.getByRole("button", { name: notices.read, exact: true }).click();
	const last = await visit.openTab();
	await last.goto("/help");
	await heading(last, help.title).waitFor();
	await touch(last);
	await last.waitForTimeout(5_500);
	expect(await last.getByRole("dialog").count()).toBe(0);
	expectNoFaults(visit);
}

async function openForMembers(): Promise<void> {
	const visit = await stage.visit({ notices: true });
	await arriveAs(visit, await registerPerson());
	await visit.page.goto("/join");
	await touch(visit.page);
	await visit.page.getByRole("button", { name: notices.nextOne, exact: true }).click();
	await visit.page.getByRole("dialog", { name: "A word before you play", exact: true }).waitFor();
	expectNoFaults(visit);
}

async function runPast(): Promise<void> {
	const visit = await stage.visit({ reducedMotion: "no-preference" });
	const { page } = visit;
	await page.goto("/index");
	const running = page.getByRole("region", { name: line.label });
	await running.getByRole("button", { name: line.stop, exact: true }).click();
	const state = () =>
		running.locator(".running-line-words").evaluate((words) => getComputedStyle(words).animationPlayState);
	expect(await state()).toBe("paused");
	await running.getByRole("button", { name: line.run, exact: true }).click();
	await page.mouse.move(0, 0);
	await expect.poll(state, patient).toBe("running");
	await running.getByRole("link").first().focus();
	expect(await state()).toBe("paused");
	await page.keyboard.press("Enter");
	await page.waitForURL(/noticePage\?type=H&id=\d+/);
	expectNoFaults(visit);
}

type Show = { readonly name: string; readonly walk: () => Promise<void> };

const shows: readonly [Show, ...Show[]] = [
	{ name: "open by themselves once a visit, and never again where that is wished", walk: openOnce },
	{ name: "for players open for members", walk: openForMembers },
	{ name: "run past on the home page until they are stopped", walk: runPast },
];

describe("notices", () => {
	it("are nine a page, and a link leads to one of the second", async () => {
		await books.run(`with added as (
			insert into brand.announcements (merchant, code, type, published_at)
			select 'tessera', 'journey-' || n, 'H', now() - n * interval '1 day' from generate_series(1, 9) as n returning id, code)
			insert into brand.announcement_texts (announcement_id, language, title, content)
			select id, 'EN', 'Notice ' || code, 'What ' || code || ' says.' from added`);
		const visit = await stage.visit();
		const { page } = visit;
		const firstPage = async () => (await must(caller().call(listAnnouncements, { type: "H" }))).announcements;
		await expect
			.poll(async () => (await firstPage()).some(({ title }) => title === "Notice journey-1"), patient)
			.toBe(true);
		await page.goto("/noticePage?type=H");
		await expect.poll(() => page.getByRole("main").getByRole("listitem").count(), patient).toBe(9);
		await page.getByRole("button", { name: en.platform.pages.next, exact: true }).click();
		await page.getByRole("button", { name: /Notice journey-9/ }).click();
		await page.getByText("What journey-9 says.").waitFor();
		await page.reload();
		await page.getByText("What journey-9 says.").waitFor();
		expectNoFaults(visit);
	});

	// One of them a run, by turn; each when the whole house is walked.
	it.each(isWhole() ? shows : [turnOf(shows, 0)])("$name", ({ walk }) => walk());
});

describe("help", () => {
	it("in the customer service's window has no header, and takes a message", async () => {
		const visit = await stage.visit({ viewport: { width: 440, height: 500 } });
		const { page } = visit;
		await page.goto("/helpmc");
		await heading(page, help.title).waitFor();
		expect(await page.getByRole("banner").count()).toBe(0);
		await page.getByRole("button", { name: feedback.begin, exact: true }).click();
		await page.getByRole("button", { name: feedback.send, exact: true }).click();
		await page.getByRole("alert").getByText(says(feedback.length)).waitFor();
		await page.getByLabel(label(feedback.content)).fill("The reels are a joy to watch.");
		await page.getByRole("button", { name: feedback.send, exact: true }).click();
		const received = page.getByRole("status").filter({ hasText: feedback.received });
		await received.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}$/).waitFor();
		await untilStill(page);
		expect(await accessFaults(page)).toEqual([]);
		await keepPicture(page, "a message was received");
		expectNoFaults(visit);
	});
});

describe("apps", () => {
	it("are the web app alone until the operator has a file", async () => {
		const visit = await stage.visit();
		const { page } = visit;
		await page.goto("/down");
		await page.getByText(apps.noFiles, { exact: true }).waitFor();
		await page.getByRole("img", { name: says(apps.code, { name: apps.kind.web }) }).waitFor();
		await books.run(`insert into brand.resources (merchant, resource_type, position, url, qr_code_url, label_name_en)
			values ('tessera', 'ANDROID', 0, '/files/tessera.apk', '', 'Android')`);
		const files = async () => (await must(caller().call(bootstrapSite, {}))).resources;
		await expect.poll(files, patient).toHaveProperty("ANDROID");
		await page.goto("/down?app=android");
		await page.getByRole("img", { name: /^QR/ }).waitFor();
		expect(await page.getByRole("tab").count()).toBe(2);
		const file = page.getByRole("link", { name: says(apps.load, { name: apps.kind.android }) });
		expect(await file.getAttribute("href")).toBe("/files/tessera.apk");
		await heading(page, "Android app").waitFor();
		expect(await accessFaults(page)).toEqual([]);
		expectNoFaults(visit);
	});
});
