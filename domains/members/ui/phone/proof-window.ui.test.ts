import { afterEach, describe, expect, test, vi } from "vitest";
import { fakeWindow, providerOrigin } from "../testing/fake-window.ts";
import { askInWindow, openProofWindow, tellOpener, type WindowAnswer } from "./proof-window.ts";

const url = `${providerOrigin}/window#request=x`;

afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

function ask() {
	const fake = fakeWindow();
	const popup = openProofWindow();
	if (popup === null) throw new Error("no window");
	const answers: WindowAnswer[] = [];
	const asked = askInWindow(popup, url).then((answer) => answers.push(answer));
	return { ...fake, answers, asked };
}

test("a window of its own is led to the provider's page; what that says is the answer, and it is closed", async () => {
	const { popup, open, say, answers, asked } = ask();
	expect(open).toHaveBeenCalledWith("", "", "popup,width=440,height=640");
	expect(popup.location.href).toBe(url);
	say({ type: "phone-proof", statement: "a.b.c" });
	await asked;
	expect([answers, popup.closed]).toEqual([[{ statement: "a.b.c" }], true]);
});

describe("section 8: a provider's word becomes the catalogue's code", () => {
	test.each([
		["invalid-phone-number", "PHONE_NUMBER_INVALID"],
		["missing-phone-number", "PHONE_NUMBER_MISSING"],
		["too-many-requests", "PHONE_TOO_MANY_REQUESTS"],
		["invalid-verification-code", "PHONE_CODE_INVALID"],
		["missing-verification-code", "PHONE_CODE_MISSING"],
		["captcha-check-failed", "PHONE_CAPTCHA_FAILED"],
		["quota-exceeded", "PHONE_QUOTA_EXCEEDED"],
		["operation-not-allowed", "PHONE_NOT_ENABLED"],
		["code-expired", "PHONE_CODE_EXPIRED"],
		["auth/popup-closed-by-user", "PHONE_POPUP_CLOSED"],
		["the moon", "PHONE_UNKNOWN"],
	])("%s: %s", async (error, fault) => {
		const { say, answers, asked } = ask();
		say({ type: "phone-proof", error });
		await asked;
		expect(answers).toEqual([{ fault }]);
	});
});

test("nobody else is listened to, and nothing but what a provider says", async () => {
	const { say, answers, asked } = ask();
	const statement = { type: "phone-proof", statement: "forged" };
	say(statement, { origin: "https://evil.example" });
	say(statement, { origin: `${providerOrigin}.evil.example` });
	say(statement, { source: window });
	say("hello");
	say({ type: "another", statement: "forged" });
	await Promise.resolve();
	expect(answers).toEqual([]);
	say({ type: "phone-proof", statement: "own" });
	await asked;
	expect(answers).toEqual([{ statement: "own" }]);
});

test("PHONE_POPUP_CLOSED: a window that is closed has answered; a word that it left behind counts", async () => {
	vi.useFakeTimers();
	const first = ask();
	first.popup.closed = true;
	await vi.advanceTimersByTimeAsync(700);
	expect(first.answers).toEqual([{ fault: "PHONE_POPUP_CLOSED" }]);
	const second = ask();
	second.popup.closed = true;
	await vi.advanceTimersByTimeAsync(300);
	second.say({ type: "phone-proof", statement: "last word" });
	await second.asked;
	expect(second.answers).toEqual([{ statement: "last word" }]);
});

test("the stand-in's window tells the page that opened it, on its own site alone", () => {
	expect(tellOpener({ statement: "a.b.c" })).toBe(false);
	const postMessage = vi.fn();
	vi.stubGlobal("opener", { postMessage });
	expect(tellOpener({ statement: "a.b.c" })).toBe(true);
	expect(postMessage).toHaveBeenCalledWith({ type: "phone-proof", statement: "a.b.c" }, location.origin);
});
