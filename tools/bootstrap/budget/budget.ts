// What a domain's tests may use of the processor: 20 seconds for those of the database, 25 for its journeys in a browser,
// in seconds of the machine that the house was measured on. Pure: it is told what was used (testing/meter.ts).
import * as z from "zod/mini";

export type Kind = "database" | "journeys";

export const budgets = { database: 20, journeys: 25 } as const satisfies Record<Kind, number>;

/** Over its budget a domain is named; over it by half the run fails: a processor that is shared counts more than it did. */
export const tolerance = 1.5;

/** What has more than the budget, with the seconds it has and why (decision 075). It may only shrink. */
const exception = z.object({
	domain: z.string(),
	kind: z.enum(["database", "journeys"]),
	seconds: z.number(),
	why: z.string(),
});
const table = z.object({ exceptions: z.array(exception) });
export type Table = z.output<typeof table>;

export const readTable = (text: string): Table => z.parse(table, JSON.parse(text));

const note = z.object({ path: z.string(), milliseconds: z.number() });
export type Note = z.output<typeof note>;

/** A line a file; one that was walked twice counts as its dearer walk. */
export function readNotes(text: string): readonly Note[] {
	const notes = text.split("\n").flatMap((line) => (line === "" ? [] : [z.parse(note, JSON.parse(line))]));
	const dearest = new Map<string, Note>();
	for (const one of notes)
		if ((dearest.get(one.path)?.milliseconds ?? -1) < one.milliseconds) dearest.set(one.path, one);
	return [...dearest.values()];
}

const kindOf = (path: string): Kind | undefined =>
	path.endsWith(".db.test.ts") ? "database" : path.endsWith(".e2e.ts") ? "journeys" : undefined;

/** Whose a test file is: a domain's, or that of another top folder; the journeys in e2e/ are the whole house's. */
export function ownerOf(path: string): string {
	const [top = "", domain = ""] = path.split("/");
	return top === "domains" ? domain : top;
}

export type Line = {
	readonly domain: string;
	readonly kind: Kind;
	/** Seconds of this machine. */
	readonly used: number;
	/** Of the machine the house was measured on: what is compared. */
	readonly counted: number;
	readonly budget: number;
	readonly verdict: "within" | "over" | "too much";
};

/** A line for each domain that has tests of a kind, the dearest first. `factor`: how much slower this machine counts. */
export function account(
	notes: readonly Note[],
	{ table: told, factor }: { table: Table; factor: number },
): readonly Line[] {
	const sums = new Map<string, { domain: string; kind: Kind; used: number }>();
	for (const { path, milliseconds } of notes) {
		const kind = kindOf(path);
		if (kind === undefined) continue;
		const domain = ownerOf(path);
		const used = (sums.get(`${domain} ${kind}`)?.used ?? 0) + milliseconds / 1_000;
		sums.set(`${domain} ${kind}`, { domain, kind, used });
	}
	return [...sums.values()]
		.map(({ domain, kind, used }) => {
			const budget =
				told.exceptions.find((one) => one.domain === domain && one.kind === kind)?.seconds ?? budgets[kind];
			const counted = used / factor;
			const verdict = counted <= budget ? "within" : counted <= budget * tolerance ? "over" : "too much";
			return { domain, kind, used, counted, budget, verdict } as const;
		})
		.sort((left, right) => right.used - left.used);
}

/** Seconds by what kind of test it was, all domains together. */
export function totals(notes: readonly Note[]): Readonly<Record<string, number>> {
	const sums: Record<string, number> = {};
	for (const { path, milliseconds } of notes) {
		const kind = /\.(db|ui|process|e2e)\.(?:test\.)?tsx?$/.exec(path)?.[1] ?? "pure";
		sums[kind] = (sums[kind] ?? 0) + milliseconds / 1_000;
	}
	return sums;
}
