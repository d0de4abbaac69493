import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readHelpCenter } from "../../contract/index.ts";
import { answerTo, beginAnew, endTest, refusal, show } from "../testing/show.tsx";
import { HelpPage } from "./help-page.tsx";

beforeEach(() => {
	beginAnew();
	answerTo(readHelpCenter, () => ({
		topics: [
			{
				code: "account",
				title: "Account",
				articles: [
					{ code: "register", title: "How do I register?", body: "Choose a name." },
					{ code: "idle", title: "Why was I logged out?", body: "After 30 minutes." },
				],
			},
			{ code: "wallet", title: "Wallet", articles: [{ code: "p", title: "What is P?", body: "Play money." }] },
		],
	}));
});
afterEach(endTest);

const questions = () => [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);
const opened = () => [...document.querySelectorAll("details[open] summary")].map(({ textContent }) => textContent);

describe("the help centre", () => {
	test("has every topic with its questions, all closed", async () => {
		show(<HelpPage />, "/help");
		await screen.findByText("How do I register?");
		expect(questions()).toEqual(["How do I register?", "Why was I logged out?", "What is P?"]);
		expect(opened()).toEqual([]);
	});
	test("searches while one types, and the words stand in the address", async () => {
		const router = show(<HelpPage />, "/help");
		await screen.findByText("How do I register?");
		await userEvent.type(screen.getByRole("searchbox"), "30 min");
		await waitFor(() => expect(questions()).toEqual(["Why was I logged out?"]));
		expect(router.state.location.href).toBe("/help?q=30+min");
		await userEvent.clear(screen.getByRole("searchbox"));
		await waitFor(() => expect(questions()).toHaveLength(3));
	});
	test("says when nothing has the words, and offers people", async () => {
		show(<HelpPage />, "/help?q=unicorn");
		expect(await screen.findByText("No answer has these words.")).toBeTruthy();
		expect(screen.getByRole("button", { name: "Ask customer service" })).toBeTruthy();
	});
	test("shows one topic alone, from the address too", async () => {
		const router = show(<HelpPage />, "/help?topic=wallet");
		await screen.findByText("What is P?");
		expect(questions()).toEqual(["What is P?"]);
		await userEvent.click(screen.getByRole("button", { name: "All topics" }));
		await waitFor(() => expect(questions()).toHaveLength(3));
		expect(router.state.location.href).toBe("/help");
	});
	test("opens the answer that a link names", async () => {
		show(<HelpPage />, "/help?article=account.idle");
		await screen.findByText("Why was I logged out?");
		expect(opened()).toEqual(["Why was I logged out?"]);
	});
	test("of a link to nothing shows all", async () => {
		show(<HelpPage />, "/help?article=none.none&topic=none");
		await screen.findByText("What is P?");
		expect([questions().length, opened().length]).toEqual([3, 0]);
	});
	test("that cannot be read says so", async () => {
		answerTo(readHelpCenter, () => refusal("TEMPORARILY_UNAVAILABLE"));
		show(<HelpPage />, "/help");
		expect((await screen.findByRole("alert")).textContent).toContain("does not answer just now");
	});
});

describe("inside the customer service's window", () => {
	test("an empty search ends at the form, not at the same window", async () => {
		show(<HelpPage inPopup />, "/help?q=unicorn");
		expect(await screen.findByText("No answer has these words.")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Ask customer service" })).toBeNull();
		expect(screen.getByRole("button", { name: "Send" })).toBeTruthy();
	});
});
