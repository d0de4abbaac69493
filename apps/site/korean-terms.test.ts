// One Korean word for each thing, in every sentence of the house: what drifted once does not come back.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What is not to be said, and what is said instead. */
const drifting: readonly (readonly [banned: RegExp, wanted: string])[] = [
	[/(?<!되)돌리기|회전/, "스핀, 무료 스핀"],
	[/환급률/, "환수율"],
	[/^내 정보$/, "마이페이지"],
	[/심벌/, "심볼"],
	[/당첨\s*[−-]\s*베팅/, "손익"],
	[/가지 길|하나의 길/, "웨이"],
	[/^가장 많은/, "합계"],
	[/(?:시작|종료) \{\{when\}\}/, "{{when}} 시작, {{when}} 종료"],
];

const files = [
	...readdirSync("domains").map((domain) => `domains/${domain}/ui/messages/ko.json`),
	"platform/ui/messages/ko.json",
	"domains/brand/server/seed/ko.json",
].filter((file) => existsSync(file));

function sentences(found: unknown): readonly string[] {
	if (typeof found === "string") return [found];
	return found !== null && typeof found === "object" ? Object.values(found).flatMap(sentences) : [];
}

test("every Korean file of the house is read", () => {
	expect(files.length).toBeGreaterThan(10);
});

test.each(drifting)("no sentence says %s: it is %s", (banned) => {
	const found = files.flatMap((file) =>
		sentences(JSON.parse(readFileSync(file, "utf8"))).flatMap((text) =>
			banned.test(text) ? [`${file}: ${text}`] : [],
		),
	);
	expect(found).toEqual([]);
});
