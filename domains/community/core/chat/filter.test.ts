import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterText, mostCodePoints } from "./filter.ts";
import { wordLists } from "./words.ts";

const said = (typed: string) => {
	const filtered = filterText(typed);
	return filtered.is === "said" ? filtered.text : `refused: ${filtered.why}`;
};

describe("every word of every list", () => {
	test.each(Object.entries(wordLists))("of %s does what its list says", (_language, { mask, block, flag }) => {
		const bare = (word: string) => word.replace("*", "");
		for (const word of mask) expect([word, said(bare(word))]).toEqual([word, expect.stringMatching(/^[* ]+$/)]);
		for (const word of block) expect([word, said(`x ${bare(word)} y`)]).toEqual([word, "refused: word"]);
		for (const word of flag)
			expect([word, filterText(bare(word))]).toEqual([word, expect.objectContaining({ flagged: true })]);
	});
});

test.each([
	["what the fuck", "what the ****"],
	["FUUUCK off", "****** off"],
	["fucking hell", "******* hell"],
	["fυсk", "****"],
	["f u c k you", "* * * * you"],
	["sh1t and $hit", "**** and ****"],
	["시-발 뭐야", "*** 뭐야"],
	["시 발 뭐야", "* * 뭐야"],
	["đỊt", "***"],
	["kill\u200b yourself", "refused: word"],
	["n1gg3r", "refused: word"],
])("%j is said as %j", (typed, shown) => {
	expect(said(typed)).toBe(shown);
});

test.each([
	"a classic assessment of Scunthorpe",
	"I passed my class",
	"좋은 하루 보내세요",
	"祝大家好运",
	"10 x 25 = 250",
	"I won 1,250.00 at 3:45",
	"see you at 7. net result is good",
	"xin chào mọi người",
	"สวัสดีครับ",
	"👨‍👩‍👧 🎉",
])("%j is said as it is", (typed) => {
	expect(filterText(typed)).toEqual({ is: "said", text: typed, flagged: false });
});

test.each([
	["come to best-odds.com", "link"],
	["best odds (dot) bet", "link"],
	["ｗｗｗ．evil．ｃｏｍ", "link"],
	["write me: a@b.example.org", "link"],
	["t.me/joinme", "link"],
	["call 010-1234-5678", "number"],
	["account 110 436 387 521", "number"],
	["০১৭১২৩৪৫৬৭৮", "number"],
	["use TESS-4F7K-99QX now", "code"],
	["", "empty"],
	[" \u200b\u202e ", "empty"],
	["a".repeat(mostCodePoints + 1), "long"],
])("%j is refused: %s", (typed, why) => {
	expect(filterText(typed)).toEqual({ is: "refused", why });
});

test("whatever is typed, what is said is one line of no more than was typed, and said again it stays so", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme", maxLength: 80 }), (typed) => {
			const first = filterText(typed);
			if (first.is === "refused") return;
			expect(first.text).not.toMatch(/[\n\r\u2028\u202e]/);
			expect([...first.text].length).toBeLessThanOrEqual(mostCodePoints);
			const again = filterText(first.text);
			expect(again.is === "said" ? again.text : first.text).toBe(first.text);
		}),
		{ numRuns: 300, seed: 27 },
	);
});
