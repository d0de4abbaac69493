// Every code that the console may show has words in every language of the console. What there is to name is read from the lists
// that the servers themselves write by, so that a new kind, act, event or permission without words fails here.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { letterKinds } from "#courier/core";
import { categories } from "#games/core";
import { type CodeGroup, firstRoles, wordsOfCode } from "#platform/desk/core";
import { deskLanguages, languageFile } from "#platform/kernel";
import { postingKinds } from "#wallet/core";
import { desks } from "../../../../apps/console/desks.ts";
import { eventsBySource, trailKinds } from "../../contract/index.ts";

/** As `textHook` finds them, by a dotted path, in the messages of all desks. */
function sentencesIn(file: string): ReadonlyMap<string, string> {
	const found = new Map<string, string>();
	const collect = (value: unknown, path: string): void => {
		if (typeof value === "string") found.set(path, value);
		else
			for (const [name, inner] of Object.entries(value ?? {})) collect(inner, path === "" ? name : `${path}.${name}`);
	};
	for (const { domain } of desks)
		collect(JSON.parse(readFileSync(`domains/${domain}/console/messages/${file}.json`, "utf8")), "");
	return found;
}

const files = deskLanguages.map(languageFile);
const purses = ["cash", "bonus", "points", "float", "vendor"];

const trails: Readonly<Record<string, readonly string[]>> = Object.assign({}, ...desks.map(({ acts }) => acts));

const groups: readonly (readonly [CodeGroup, readonly string[]])[] = [
	["kinds", Object.keys(postingKinds)],
	["purses", purses],
	["accounts", purses.map((purse) => `members:${purse}`)],
	["permissions", desks.flatMap(({ permissions }) => permissions)],
	["roles", firstRoles],
	["sources", Object.keys(trails)],
	["categories", categories],
	["letters", Object.keys(letterKinds)],
	["trail", trailKinds],
	...Object.entries(trails).map(([source, acts]) => [`acts.${source}`, acts] as const),
	...Object.entries(eventsBySource).map(([source, kinds]) => [`events.${source}`, kinds] as const),
];

describe.each(files)("in %s", (file) => {
	const sentences = sentencesIn(file);
	const find = (key: string) => sentences.get(key);

	test.each(groups)("every code of %s has words", (group, codes) => {
		expect(codes.length).toBeGreaterThan(0);
		const wordless = codes.filter((code) => {
			// In English the words of some codes are the code itself: what is asked is whether they are written down.
			return wordsOfCode((key) => (find(key) === undefined ? undefined : "said"), group, code) === code;
		});
		expect(wordless).toEqual([]);
	});

	test("no two codes of one list are called the same", () => {
		for (const [group, codes] of groups) {
			const words = codes.map((code) => wordsOfCode(find, group, code));
			expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
		}
	});
});

describe("of a code", () => {
	const korean = sentencesIn("ko");
	const called = (group: CodeGroup, code: string) => wordsOfCode((key) => korean.get(key), group, code);

	test.each<[CodeGroup, string, string]>([
		["kinds", "bet", "베팅"],
		["acts.cashier", "deposit accepted", "입금 승인"],
		["acts.backoffice", "logged in", "로그인"],
		["permissions", "cashier.withdrawals:approve", "출금: 2차 승인"],
		["letters", "sms-code", "문자: 인증번호"],
		["trail", "login-failed", korean.get("codes.events.accounts.login-failed") ?? ""],
		["trail", "account locked", "회원 잠금"],
		["accounts", "house:adjustments", "금액 조정"],
		["accounts", "games:tessera-originals", "게임 정산 tessera-originals"],
		["accounts", "cashier:payout:by-hand", "출금 수단 by-hand"],
		["purses", "vendor:ACME", "게임사 ACME"],
		["accounts", "members:vendor:ACME", "게임사 지갑 잔액 ACME"],
	])("%s, %s", (group, code, words) => {
		expect(called(group, code)).toBe(words);
	});

	test.each<[CodeGroup, string]>([
		["kinds", "chargeback"],
		["acts.cashier", "deposit weighed"],
		["acts.newer", "deposit accepted"],
		["permissions", "cashier.deposits:weigh"],
		["permissions", "newer.desk:read"],
		["permissions", "read"],
		["letters", "fax-code"],
		["letters", "code"],
		["accounts", "attic:box"],
		["trail", "flown-in"],
		["actors", "Han"],
		["actors", ""],
	])("%s: one that is not known yet is called by itself (%s)", (group, code) => {
		expect(called(group, code)).toBe(code);
	});
});
