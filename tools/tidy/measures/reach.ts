// Things with one place: colours are tokens, calls go through the client, SQL stands in stores, the pool in platform/db.
import { type Finding, isSource, type Measure, placeOf, type SourceFile } from "../source.ts";

type Rule = {
	readonly says: string;
	readonly pattern: RegExp;
	readonly applies: (path: string, text: string) => boolean;
};

export const reach: Measure = {
	name: "colours through tokens, calls through the client, SQL in stores, the pool in platform/db",
	check: (files) => files.filter(isSource).flatMap(findingsOf),
};

const inUi = (path: string): boolean => {
	const place = placeOf(path);
	return (
		(place.kind === "domain" && (place.room === "ui" || place.room === "console")) ||
		/^(?:apps\/(?:site|arcade|console|verifier)|platform\/desk\/ui)\//.test(path)
	);
};

/** Drawings carry their own colours: the art folders, and the scripts that draw. */
const isArt = (path: string): boolean => /\/art\//.test(path);

const rules: readonly Rule[] = [
	{
		says: "a colour: use a token",
		pattern: /["'`(\s]#(?:[0-9a-f]{6}|[0-9a-f]{3})\b(?!-)|\b(?:rgba?|hsla?|oklch)\(/i,
		applies: (path) => inUi(path) && !isArt(path),
	},
	{ says: "fetch: call an endpoint through its hook", pattern: /(?<![.\w])fetch\(/, applies: inUi },
	{
		says: "SQL in an app: a composition root holds no rule and no SQL",
		pattern: /\bsql`|\.query\(|\bselectFrom\(/,
		applies: (path) => path.startsWith("apps/"),
	},
	{
		says: "SQL in a use case: it stands in a store beside it",
		pattern: /\bsql(?:<[^`]*>)?`|\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(/,
		applies: (path, text) => /^domains\/[^/]+\/server\//.test(path) && /\bbind\(\s*\w+,/.test(text),
	},
	{
		says: "pg: only platform/db sees the pool",
		pattern: /from "pg"/,
		applies: (path) => !path.startsWith("platform/db/") && !/^(?:bench|tools|domains\/[^/]+\/proof)\//.test(path),
	},
];

function findingsOf(file: SourceFile): Finding[] {
	const applying = rules.filter((rule) => rule.applies(file.path, file.text));
	return file.text
		.split("\n")
		.flatMap((text, index) =>
			applying
				.filter((rule) => rule.pattern.test(withoutComment(text)))
				.map((rule) => ({ path: file.path, line: index + 1, says: rule.says })),
		);
}

const withoutComment = (text: string): string => text.replace(/(?:^|\s)(?:\/\/|\*|\/\*).*$/, "");
