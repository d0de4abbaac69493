import { describe, expect, test } from "vitest";
import { patternIds, registrationFields } from "#brand/core";
import bn from "../ui/messages/bn.json" with { type: "json" };
import en from "../ui/messages/en.json" with { type: "json" };
import id from "../ui/messages/id.json" with { type: "json" };
import ja from "../ui/messages/ja.json" with { type: "json" };
import ko from "../ui/messages/ko.json" with { type: "json" };
import th from "../ui/messages/th.json" with { type: "json" };
import vi from "../ui/messages/vi.json" with { type: "json" };
import zh from "../ui/messages/zh.json" with { type: "json" };

describe.each([
	["English", en],
	["Korean", ko],
	["Chinese", zh],
	["Japanese", ja],
	["Thai", th],
	["Vietnamese", vi],
	["Bengali", bn],
	["Indonesian", id],
])("the sentences in %s", (_language, messages) => {
	test("name every field of a registration", () => {
		expect(Object.keys(messages.fields).toSorted()).toEqual([...registrationFields].toSorted());
	});
	test("explain every pattern kind, of a range and of one size", () => {
		expect(Object.keys(messages.patterns.range).toSorted()).toEqual([...patternIds].toSorted());
		expect(Object.keys(messages.patterns.exact).toSorted()).toEqual([...patternIds].toSorted());
	});
	test("put both bounds into a range, one number into a size", () => {
		for (const [id, sentence] of Object.entries(messages.patterns.range)) {
			if (!id.startsWith("date")) expect(`${id} ${sentence}`).toMatch(/\{\{min\}\}.*\{\{max\}\}/);
		}
		for (const sentence of Object.values(messages.patterns.exact)) expect(sentence).not.toContain("{{max}}");
	});
});
