// The error catalogue of the specification (section 8) as a person reads it: each code with its sentence, in English in
// the specification's own words, in Korean with what it says to do.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { CallRefused, failureSentence, giveSentences, startText } from "#platform/ui";

const owners = [
	["platform", "platform/ui"],
	["brand", "domains/brand/ui"],
	["members", "domains/members/ui"],
	["games", "domains/games/ui"],
] as const;

/** Code, English, Korean. */
const catalogue = [
	["WRONG_CREDENTIALS", "Wrong account or password", /비밀번호/],
	["ACCOUNT_NOT_FOUND", "Username/Email does not exist", /존재하지 않는 아이디.*이메일/],
	["NOT_LOGGED_IN", "You are not logged in, please login", /로그인해 주세요/],
	["GUEST_NOT_ALLOWED", "Please Register An Account First", /먼저 회원가입/],
	["NOT_AGENT", "Non-agents cannot log in", /에이전트가 아니면/],
	["NETWORK", "Network link is abnormal, please try again", /네트워크.*다시 시도/],
	["TIMEOUT", "Check your network connection or contact customer service", /네트워크.*고객센터/],
	["UNKNOWN_MERCHANT", "Invalid URL, please contact customer service", /주소.*고객센터/],
	["INVALID_URL", "Invalid URL, please contact customer service", /주소.*고객센터/],
	["SYSTEM_ERROR", "Something went wrong on our side", /고객센터/],
	["SYSTEM_MAINTENANCE", "We are currently performing a system maintenance", /점검/],
	[
		"REGION_RESTRICTED",
		"Due to restriction of your location or IP address, you are not allowed to access the site.",
		/IP 주소/,
	],
	["GAME_UNDER_MAINTENANCE", "under maintenance. Try one of the games below", /점검.*아래 게임/],
	["AFFILIATE_CODE_INVALID", "This invitation code is not valid", /초대 코드/],
	["MAIL_UNAVAILABLE", "no message can arrive", /메일.*고객센터/],
	["PHONE_NUMBER_INVALID", "The phone number is not in a valid format", /번호 형식/],
	["PHONE_NUMBER_MISSING", "Enter your phone number", /번호를 입력/],
	["PHONE_TOO_MANY_REQUESTS", "Too many requests. Try again after 5 minutes", /5분 후/],
	["PHONE_UNKNOWN", "unknown reason", /알 수 없는 이유/],
	["PHONE_CODE_INVALID", "another one. Type it again", /인증번호와 달라요/],
	["PHONE_CODE_MISSING", "Enter the code", /인증번호를 입력/],
	["PHONE_CAPTCHA_FAILED", "The check that you are a person failed", /확인하지 못했어요/],
	["PHONE_QUOTA_EXCEEDED", "The quota of text messages is used up. Contact", /고객센터/],
	["PHONE_NOT_ENABLED", "not enabled here. Contact", /고객센터/],
	["PHONE_CODE_EXPIRED", "The code has expired. Send a new one", /만료/],
	["PHONE_POPUP_CLOSED", "Login failure. Please try again.", /로그인하지 못했어요/],
	["PASSWORDS_DIFFER", "Incorrect confirmation input", /다시 입력/],
] as const;

const sentenceOf = (code: string): string => failureSentence(new CallRefused({ code, message: "" }));

function speak(code: "EN" | "KO"): Promise<void> {
	for (const [domain, folder] of owners) {
		const content: unknown = JSON.parse(readFileSync(`${folder}/messages/${code.toLowerCase()}.json`, "utf8"));
		giveSentences({ domain, code, content });
	}
	localStorage.setItem("lang", code);
	return startText({ sources: [], first: [], defaultLanguage: "EN" });
}

describe("in English", () => {
	beforeAll(() => speak("EN"));

	test.each(catalogue)("%s", (code, english) => {
		expect(sentenceOf(code)).toContain(english);
	});

	test("what nobody knows is a system error, in words a person can use", () => {
		expect(sentenceOf("NO_SUCH_CODE")).toBe(sentenceOf("SYSTEM_ERROR"));
	});
});

describe("in Korean", () => {
	beforeAll(() => speak("KO"));

	test.each(catalogue)("%s", (code, _, korean) => {
		expect(sentenceOf(code)).toMatch(korean);
	});
});

test("every code has a sentence of its own", () => {
	const same = new Set(["UNKNOWN_MERCHANT", "INVALID_URL"]);
	const sentences = catalogue.map(([code]) => code).filter((code) => !same.has(code));
	expect(new Set(sentences.map(sentenceOf)).size).toBe(sentences.length);
});
