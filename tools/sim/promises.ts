// What a verdict is made of: promises, each with what broke it and what it was held against, and the way to ask the database.
import * as z from "zod/mini";

export type Judged = {
	readonly promise: string;
	/** Must be empty. */
	readonly broken: readonly string[];
	/** How many things happened that could have broken it. A promise that nothing could break was not kept: it is empty. */
	readonly seen: number;
};

export type Verdict = readonly Judged[];

export type Word = "held" | "EMPTY" | "BROKEN";

export function wordOf({ broken, seen }: Pick<Judged, "broken" | "seen">): Word {
	if (broken.length > 0) return "BROKEN";
	return seen > 0 ? "held" : "EMPTY";
}

export type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;

const counted = z.tuple([z.object({ times: z.int() })]);

/** How many rows there are of what stands behind a `from`. */
export async function countOf(ask: Ask, from: string): Promise<number> {
	const [{ times }] = z.parse(counted, await ask(`select count(*)::int as times from ${from}`));
	return times;
}
