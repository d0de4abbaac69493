import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { leaveFeedback } from "../../contract/index.ts";
import { answerTo, beginAnew, callsTo, endTest, refusal, show } from "../testing/show.tsx";
import { WriteToUs } from "./write-to-us.tsx";

beforeEach(() => {
	beginAnew({ feedback: { minWords: 2, maxWords: 5 } });
	answerTo(leaveFeedback, () => ({ number: "1A2B-3C4D" }));
});
afterEach(endTest);

const message = () => screen.getByRole("textbox", { name: /Your message/ });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

async function open(): Promise<void> {
	show(<WriteToUs open category="join" />);
	await screen.findByText("Words: 0 (2 to 5)");
}

describe("a message to the operator", () => {
	test("waits behind a press where it is not asked for at once", async () => {
		show(<WriteToUs />);
		await userEvent.click(await screen.findByRole("button", { name: "Write a message" }));
		expect(message()).toBeTruthy();
	});
	test("counts its words while one types", async () => {
		await open();
		await userEvent.type(message(), "three small words");
		expect(screen.getByText("Words: 3 (2 to 5)")).toBeTruthy();
	});
	test.each(["one", "one two three four five six", "... !!"])("%j is not sent, and says why", async (text) => {
		await open();
		await userEvent.type(message(), text);
		await send();
		expect(screen.getByRole("alert").textContent).toBe("Write between 2 and 5 words.");
		expect(message().getAttribute("aria-invalid")).toBe("true");
		expect(callsTo(leaveFeedback)).toEqual([]);
	});
	test("is sent with its kind and the contact, once, and its number is shown", async () => {
		await open();
		await userEvent.type(message(), "I bring people");
		await userEvent.type(screen.getByRole("textbox", { name: "How can we reach you?" }), "a@b.example");
		await send();
		expect((await screen.findByRole("status")).textContent).toContain("1A2B-3C4D");
		expect(document.activeElement).toBe(screen.getByRole("status"));
		const [call, ...others] = callsTo(leaveFeedback);
		expect(others).toEqual([]);
		expect(JSON.parse(call?.body ?? "")).toEqual({
			category: "join",
			content: "I bring people",
			contact: "a@b.example",
		});
		expect(call?.head.get("idempotency-key")).toMatch(/^[0-9a-f-]{36}$/);
	});
	test("can be followed by another, from the beginning", async () => {
		await open();
		await userEvent.type(message(), "first of them");
		await send();
		await userEvent.click(await screen.findByRole("button", { name: "Write another" }));
		expect(message()).toHaveProperty("value", "");
		expect(screen.queryByRole("alert")).toBeNull();
	});
	test("that is refused stays as it was typed", async () => {
		answerTo(leaveFeedback, () => refusal("FEEDBACK_LIMIT", { retryAfterSeconds: 60 }));
		await open();
		await userEvent.type(message(), "once too often");
		await send();
		await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("Write again tomorrow"));
		expect(message()).toHaveProperty("value", "once too often");
	});
	test("whose bounds the operator changed meanwhile is told the new ones", async () => {
		answerTo(leaveFeedback, () => refusal("FEEDBACK_LENGTH", { min: 4, max: 9 }));
		await open();
		await userEvent.type(message(), "just three words");
		await send();
		expect((await screen.findByText("Write between 4 and 9 words.")).textContent).toBeTruthy();
	});
});
