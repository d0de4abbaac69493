// Statements of providers against our lines, both ways. What a statement holds and nobody told us is heard now, as if it had
// been told; that nobody did is a finding. The last quarter of an hour is left to the next run: it is still being told.
import { compareStatement, type Difference, type OpenFinding } from "../../core/index.ts";
import type { Check, CheckContext, Checked } from "./check.ts";
import { type Book, booksOf, type StatedLine } from "./statement-books.ts";

const dayMilliseconds = 86_400_000;
const daysBack = 3;
const stillToldMilliseconds = 900_000;
const mostPages = 10_000;

export const checkStatements: Check = {
	name: "statements",
	kinds: ["statement-missing", "statement-unheard", "statement-differs", "statement-credit", "statement-unread"],
	async run(deps, context) {
		const checked: Checked[] = [];
		for (const book of booksOf(deps)) checked.push(await checkBook(book, context));
		return {
			looked: checked.reduce((sum, { looked }) => sum + looked, 0),
			found: checked.flatMap(({ found }) => found),
			covers: (finding) => checked.some(({ covers }) => covers(finding)),
		};
	},
};

async function checkBook(book: Book, { now, open }: CheckContext): Promise<Checked> {
	const { name } = book;
	const own = (finding: OpenFinding): boolean => finding.subject === name || finding.subject.startsWith(`${name} `);
	// As far back as the oldest that is still open, so that it is seen whether it is still so.
	const seen = open.filter(own).map(({ first_seen_at }) => first_seen_at.getTime());
	const since = new Date(Math.min(now.getTime(), ...seen) - daysBack * dayMilliseconds);
	const until = new Date(now.getTime() - stillToldMilliseconds);
	// Ours before theirs: what comes in between is known to them, and not yet looked for.
	const ours = await book.own({ since, until });
	const stated = await readStatement(book, since);
	if (stated === undefined) {
		const unread = { kind: "statement-unread", subject: name, ours: "a statement", theirs: "no answer" } as const;
		return { looked: 0, found: [unread], covers: () => false };
	}
	const theirs = stated.filter(({ paidAt }) => paidAt < until);
	const differences = compareStatement(name, { theirs, ours });
	const found = await hearUnheard({ name, theirs, differences, now });
	return { looked: theirs.length + ours.length, found, covers: own };
}

/** Undefined when a page of it did not come. */
async function readStatement(book: Book, since: Date): Promise<readonly StatedLine[] | undefined> {
	const lines: StatedLine[] = [];
	let after: string | undefined;
	for (let page = 0; page < mostPages; page++) {
		const answer = await book.page({ since, after });
		if (answer.outcome === "unanswered") return undefined;
		lines.push(...answer.lines);
		if (answer.next === undefined) return lines;
		after = answer.next;
	}
	return undefined;
}

type Unheard = {
	readonly name: string;
	readonly theirs: readonly StatedLine[];
	readonly differences: readonly Difference[];
	readonly now: Date;
};

/** What was told meanwhile, or lies outside our time, is no finding. */
async function hearUnheard({ name, theirs, differences, now }: Unheard): Promise<Difference[]> {
	const bySubject = new Map(theirs.map((stated) => [`${name} ${stated.line}`, stated]));
	const found: Difference[] = [];
	for (const difference of differences) {
		const stated = difference.kind === "statement-unheard" ? bySubject.get(difference.subject) : undefined;
		if (stated === undefined || (await stated.hear(now)) !== "known") found.push(difference);
	}
	return found;
}
