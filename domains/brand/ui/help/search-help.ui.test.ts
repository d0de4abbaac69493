import { expect, test } from "vitest";
import { withWords } from "./search-help.ts";

const topics = [
	{
		code: "account",
		title: "Account",
		articles: [
			{ code: "register", title: "How do I register?", body: "Choose a user name and a password." },
			{ code: "idle", title: "Why was I logged out?", body: "After 30 minutes." },
		],
	},
	{ code: "wallet", title: "Wallet", articles: [{ code: "p", title: "What is P?", body: "Play money." }] },
];

test.each([
	["", ["register", "idle", "p"]],
	["  PASSWORD  ", ["register"]],
	["30 logged", ["idle"]],
	["money", ["p"]],
	["unicorn", []],
])("%j finds %j", (words, codes) => {
	expect(withWords(topics, words).flatMap((topic) => topic.articles.map((article) => article.code))).toEqual(codes);
});

test("a topic without an answer left is not shown", () => {
	expect(withWords(topics, "money").map((topic) => topic.code)).toEqual(["wallet"]);
});
