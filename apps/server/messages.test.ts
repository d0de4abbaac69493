// The sentences of error codes: in the caller's language, else in English, else the code itself.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { loadMessages } from "./messages.ts";

let root = "";
const folder = (name: string) => pathToFileURL(`${join(root, name)}/`);

function write(name: string, files: Readonly<Record<string, unknown>>): void {
	mkdirSync(join(root, name));
	for (const [language, content] of Object.entries(files)) {
		writeFileSync(join(root, name, `${language}.json`), JSON.stringify(content));
	}
}

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "messages-"));
	write("one", {
		en: { errors: { NO_MONEY: "Add money first.", ONLY_HERE: "Only in English." }, page: { title: "x" } },
		ko: { errors: { NO_MONEY: "먼저 충전해 주세요." } },
	});
	write("two", { en: { errors: { LATE: "Come back later." } }, ko: { errors: { LATE: "나중에 다시 와 주세요." } } });
	write("quiet", { en: { page: {} }, ko: {} });
	write("odd", { en: { errors: { CODE: 7 } }, ko: {} });
	write("half", { ko: {} });
	write("all", { en: {}, ko: {}, zh: { errors: { LATE: "请稍后再来。" } }, th: {} });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe("a sentence", () => {
	test.each([
		["ko", "NO_MONEY", "먼저 충전해 주세요."],
		["en", "NO_MONEY", "Add money first."],
		["ko", "LATE", "나중에 다시 와 주세요."],
		["ko", "ONLY_HERE", "Only in English."],
		["th", "NO_MONEY", "Add money first."],
		["cn", "LATE", "请稍后再来。"],
		["", "LATE", "Come back later."],
		["en", "NOBODY_WROTE_IT", "NOBODY_WROTE_IT"],
		["__proto__", "NO_MONEY", "Add money first."],
		["en", "constructor", "constructor"],
	])("in %j of %s: %s", (language, code, expected) => {
		const { messageOf } = loadMessages([folder("one"), folder("two"), folder("quiet"), folder("all")]);
		expect(messageOf(language, code)).toBe(expected);
	});

	test("the languages that are known are those of the house", () => {
		expect([...loadMessages([folder("one")]).known]).toEqual(["en", "ko", "cn", "ja", "th", "vi", "bn", "id"]);
	});

	test("English that is missing, or words that are none, stop the start", () => {
		expect(() => loadMessages([folder("half")])).toThrow(/en\.json/);
		expect(() => loadMessages([folder("odd")])).toThrow();
	});
});
