// A list as a file for a spreadsheet, page after page as it is filtered (GLI-19 2.8.1, T19).
import { useState } from "react";
import { csvOf, csvWord, saveFile, showToast } from "#platform/ui";
import { useDeskText } from "./text.ts";

/** Far more than a person reads; who needs more asks for less. */
const mostLines = 20_000;

/** Where the next page goes on; nothing for the first. */
export type PageStep = { readonly cursor?: string };

export type PagesFile<Row> = {
	readonly name: string;
	readonly heads: readonly string[];
	readonly cells: (row: Row) => readonly string[];
	readonly page: (step: PageStep) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;
};

export function usePagesFile<Row>({ name, heads, cells, page }: PagesFile<Row>) {
	const say = useDeskText();
	const [busy, setBusy] = useState(false);
	const [error, setError] = useState<Error>();

	async function collect(): Promise<void> {
		const lines: Row[] = [];
		let step: PageStep | undefined = {};
		do {
			const { rows, next }: Awaited<ReturnType<typeof page>> = await page(step);
			lines.push(...rows);
			step = next === null ? undefined : { cursor: next };
		} while (step !== undefined && lines.length < mostLines);
		if (step !== undefined) showToast({ tone: "info", text: say("parts.fileCut", { count: lines.length }) });
		saveFile({ name, text: csvOf([heads, ...lines.map(cells)].map((line) => line.map(wordOf))) });
	}
	return {
		busy,
		error,
		start: () => {
			setBusy(true);
			setError(undefined);
			collect()
				.catch((reason: unknown) => setError(reason instanceof Error ? reason : new Error(String(reason))))
				.finally(() => setBusy(false));
		},
	};
}

/** Numbers stay numbers. */
const wordOf = (cell: string): string => (/^-?[0-9]+(\.[0-9]+)?$/.test(cell) ? cell : csvWord(cell));
