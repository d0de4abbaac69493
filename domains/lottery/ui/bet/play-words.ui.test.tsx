// Every play of every family has a name, a rule, and a word for each pick and prize, in all languages of the house.
import { cleanup, render } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { giveSentences } from "#platform/ui";
import { type Family, families, playsOf } from "../../core/index.ts";
import bn from "../messages/bn.json";
import en from "../messages/en.json";
import id from "../messages/id.json";
import ja from "../messages/ja.json";
import ko from "../messages/ko.json";
import th from "../messages/th.json";
import vi from "../messages/vi.json";
import zh from "../messages/zh.json";
import { usePlayWords } from "./play-words.ts";

beforeAll(() => giveSentences({ domain: "lottery", code: "EN", content: en }));
afterEach(cleanup);

function Names({ family, onName }: { readonly family: Family; readonly onName: (names: readonly string[]) => void }) {
	const words = usePlayWords();
	for (const group of family.groups) {
		const names = group.plays.map(words.play);
		onName([words.group(group), ...names]);
		for (const play of group.plays) {
			const values = play.rows.flatMap((row) => [
				words.row(row),
				...row.values.map((value) => words.value(value, row)),
			]);
			onName([words.rule(play), ...values, ...play.grades.map((grade) => words.grade(grade, play))]);
		}
	}
	return null;
}

test.each(Object.values(families).map((family) => [family.code, family] as const))(
	"the plays of %s are told apart and in words",
	(_code, family) => {
		const said: (readonly string[])[] = [];
		render(<Names family={family} onName={(names) => said.push(names)} />);
		const all = said.flat();
		expect(all.length).toBeGreaterThan(3 * playsOf(family).length);
		expect(all.filter((name) => name === "" || /\{\{|^[a-z]+\.[a-zA-Z0-9.]+$/.test(name))).toEqual([]);
		expect(
			family.groups.flatMap(({ code }) => (all.includes(code) && !/^[A-Z][a-z]+$/.test(code) ? [code] : [])),
		).toEqual([]);
	},
);

test("each rule says its own figures in every language", () => {
	const figures = (text: string) =>
		[...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].toSorted();
	for (const other of [bn, id, ja, ko, th, vi, zh])
		for (const [name, text] of Object.entries(en.rule.test))
			expect(figures(new Map(Object.entries(other.rule.test)).get(name) ?? "")).toEqual(figures(text));
});
