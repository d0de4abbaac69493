// Every sentence by which the house promises that somebody looks, decides or answers leads to a screen of the console where
// somebody can. A promise that no line below names fails here; so does a line whose screen or act is not there.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { answerMessage, decideDocument, decideExchange, lockMember } from "#backoffice/contract";
import { answerDispute, approveWithdrawal, decideDeposit, decidePaymentLine } from "#cashier/contract";
import type { Endpoint } from "#platform/contract";
import { decideApplication } from "#promotions/contract";

const root = new URL("../../", import.meta.url).pathname;

/** How a sentence promises it, in English. */
const promise = new RegExp(
	[
		/\bwe (decide|answer|look|check|read|review|credit|will|see to)\b/,
		/\bwe'll\b|\b(somebody|a person|staff) (looks?|decides?|reads?|answers?|checks?)\b|\bhear from us\b/,
		/\b(waits? for|in|under) review\b|\bhave it reviewed\b|\bwhat we decide\b|\bwithin .{1,20} working days\b/,
	]
		.map(({ source }) => source)
		.join("|"),
	"i",
);

/** Whose desk has the screen, and the act of it. */
type Kept = { readonly desk?: string; readonly screen: string; readonly by: Endpoint };

const applications: Kept = { desk: "promotions", screen: "applications", by: decideApplication };
const documents: Kept = { screen: "documents", by: decideDocument };
const messages: Kept = { screen: "messages", by: answerMessage };
const exchanges: Kept = { screen: "exchanges", by: decideExchange };

/** Where each promise is kept: by file and key. */
const keptBy: Readonly<Record<string, Kept>> = {
	"brand feedback.text": messages,
	"brand feedback.privacy": messages,
	"brand feedback.receivedMember": messages,
	"brand feedback.ownStates.waiting": messages,
	"brand feedback.ownStates.closed": messages,
	"brand seed promotions.three-stones.terms": messages,
	"brand seed otherPages.join.body": messages,
	"cashier payment.review": { desk: "cashier", screen: "deposits", by: decidePaymentLine },
	"cashier proof.sent": { desk: "cashier", screen: "deposits", by: decideDeposit },
	"cashier withdraw.disputeText": { desk: "cashier", screen: "withdrawals", by: answerDispute },
	"cashier withdraw.disputed": { desk: "cashier", screen: "withdrawals", by: answerDispute },
	"cashier withdraw.means.pending": { desk: "cashier", screen: "withdrawals", by: approveWithdrawal },
	"cashier desk.text": { desk: "cashier", screen: "deposits", by: decideDeposit },
	"cashier gates.identity": documents,
	"cashier withdraw.text": { desk: "cashier", screen: "withdrawals", by: approveWithdrawal },
	"cashier withdraw.states.pending": { desk: "cashier", screen: "withdrawals", by: approveWithdrawal },
	"cashier withdraw.means.disputed": { desk: "cashier", screen: "withdrawals", by: answerDispute },
	"games errors.ACCOUNT_FROZEN": { screen: "members", by: lockMember },
	"loyalty redeem.how": exchanges,
	"loyalty redeem.doneText": exchanges,
	"promotions errors.ACTIVITY_APPLY": applications,
	"promotions states.applying": applications,
	"protection errors.DOCUMENT_KNOWN": documents,
	"protection identity.text": documents,
	"protection identity.needed": documents,
	"protection identity.sent": documents,
	"protection identity.states.waiting": documents,
};

function sentencesOf(name: string, file: string): readonly (readonly [key: string, sentence: string])[] {
	const collect = (value: unknown, key: string): readonly (readonly [string, string])[] => {
		if (typeof value === "string") return [[`${name} ${key}`, value]];
		return Object.entries(value ?? {}).flatMap(([part, inner]) => collect(inner, key === "" ? part : `${key}.${part}`));
	};
	return collect(JSON.parse(readFileSync(file, "utf8")), "");
}

// The console promises nothing to members.
const domains = readdirSync(join(root, "domains")).filter((domain) => domain !== "backoffice" && domain !== "courier");
const sentences = [
	...domains.flatMap((domain) => sentencesOf(domain, join(root, "domains", domain, "ui/messages/en.json"))),
	...sentencesOf("brand seed", join(root, "domains/brand/server/seed/en.json")),
];
const promised = sentences.filter(([, sentence]) => promise.test(sentence)).map(([key]) => key);

/** What the console's screens are written in, tests and what is derived left out. */
function sources(folder: string): string {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.(test|gen)\./.test(entry.name))
		.map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
		.join("\n");
}
const consoleOf = (desk: string): string => join(root, "domains", desk, "console");

const hookOf = ({ name }: Endpoint): string =>
	`use${name
		.split("-")
		.map((part) => `${part.charAt(0).toUpperCase()}${part.slice(1)}`)
		.join("")}(`;

test("sentences are found that promise, and they are those that stand below, no more and no fewer", () => {
	expect(promised.length).toBeGreaterThan(15);
	expect([...promised].sort()).toEqual(Object.keys(keptBy).sort());
});

describe.each(Object.entries(keptBy))("%s", (_, { desk = "backoffice", screen, by }) => {
	test("leads to a screen of the console", () => {
		expect(readFileSync(join(consoleOf(desk), "desk.ts"), "utf8")).toMatch(new RegExp(`\\bkey: "${screen}"`));
	});

	test("is kept by an act of staff that the console's pages call", () => {
		expect(by.access).toBe("staff");
		expect(sources(consoleOf(desk))).toContain(hookOf(by));
	});
});
