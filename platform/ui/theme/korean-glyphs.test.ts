// Every syllable of the house's Korean sentences is in a part of the face that is served: one that were in none would stand as a
// block of another face.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";

const face = createRequire(import.meta.url).resolve(
	"pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css",
);

type Range = { readonly from: number; readonly to: number };

const ranges: readonly Range[] = [...readFileSync(face, "utf8").matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(
	([, from = "", to = from]) => ({ from: Number.parseInt(from, 16), to: Number.parseInt(to, 16) }),
);
const isServed = (letter: string): boolean => {
	const point = letter.codePointAt(0) ?? 0;
	return ranges.some(({ from, to }) => from <= point && point <= to);
};

test("every Korean syllable that a sentence uses is in the face", () => {
	const files = ["domains", "platform"].flatMap((folder) =>
		readdirSync(folder, { recursive: true, encoding: "utf8" })
			.filter((path) => path.endsWith("/ko.json") && !path.includes("node_modules"))
			.map((path) => `${folder}/${path}`),
	);
	expect(files.length).toBeGreaterThan(20);
	const sentences = files.map((path) => readFileSync(path, "utf8")).join("");
	const syllables = [...new Set(sentences.match(/[\uac00-\ud7a3]/g) ?? [])];
	expect(syllables.length).toBeGreaterThan(400);
	expect(syllables).toContain("섯");
	expect(syllables.filter((letter) => !isServed(letter))).toEqual([]);
});
