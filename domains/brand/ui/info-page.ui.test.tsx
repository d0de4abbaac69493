import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listPages, readPage } from "../contract/index.ts";
import { InfoPage } from "./info-page.tsx";
import { JoinPage } from "./join-page.tsx";
import { answerTo, beginAnew, endTest, refusal, show } from "./testing/show.tsx";

beforeEach(() => {
	beginAnew({
		customerService: [
			{ type: 2, path: "help@tessera.example" },
			{ type: 1, path: "javascript:alert(1)" },
		],
	});
	answerTo(listPages, () => ({
		pages: [
			{ code: "about", title: "About Company" },
			{ code: "contact", title: "Contact Us" },
		],
	}));
	answerTo(readPage, ({ url }) => {
		const code = url.searchParams.get("code") ?? "";
		if (code === "nothing") return refusal("PAGE_NOT_FOUND");
		return {
			code,
			title: `Title of ${code}`,
			body: "First.\n\n## Part\n\nLast <b>plain</b>.",
			version: "2026-01",
			updatedAt: "2026-05-01T12:00:00.000Z",
		};
	});
});
afterEach(endTest);

describe("an informational page", () => {
	test("has its words as they were written, its day, and the others beside it", async () => {
		show(<InfoPage code="about" />);
		expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Title of about");
		expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Part");
		expect(screen.getByText("Last <b>plain</b>.")).toBeTruthy();
		expect(screen.getByText("Last changed May 1, 2026")).toBeTruthy();
		const links = within(screen.getByRole("navigation")).getAllByRole("link");
		await waitFor(() => expect(links.map((link) => link.getAttribute("aria-current"))).toEqual(["page", null]));
		expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
	});
	test("of contact has every way to the operator that a link may lead to", async () => {
		show(<InfoPage code="contact" />);
		expect(await screen.findByRole("button", { name: "Send" })).toBeTruthy();
		expect(screen.getByRole("button", { name: "Customer service" })).toBeTruthy();
		const mail = () => document.querySelector("a[href^=mailto]")?.getAttribute("href");
		await waitFor(() => expect(mail()).toBe("mailto:help@tessera.example"));
		expect(document.querySelector("a[href^=javascript]")).toBeNull();
	});
	test("that nobody wrote is nothing at this address", async () => {
		show(<InfoPage code="nothing" />);
		expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("There is nothing at this address");
	});
});

test("the page for agents has the operator's words and a form of its kind", async () => {
	show(<JoinPage />);
	expect((await screen.findByRole("heading", { level: 1, name: "Title of join" })).textContent).toBeTruthy();
	expect(screen.getByRole("combobox")).toHaveProperty("value", "join");
});
