// Hands a report out as a file for a spreadsheet, whole: page after page is asked for, and it says how far it is.
import { useState } from "react";
import { Button, csvOf, csvWord, FailureNote, saveFile, showToast } from "#platform/ui";
import { useAgentsText } from "./text.ts";

/** Far more than a person reads; who needs more asks for fewer days. */
const mostLines = 20_000;

export type FilePage = { readonly rows: readonly (readonly string[])[]; readonly next: string | null };

export type FileButtonProps = {
	/** Of the file, without its ending. */
	readonly name: string;
	readonly heads: readonly string[];
	readonly page: (cursor: string | undefined) => Promise<FilePage>;
};

/** Amounts go as numbers; a word that a spreadsheet would take for a formula is marked as one. */
const cell = (text: string): string => (/^-?[0-9]+(\.[0-9]+)?$/.test(text) ? text : csvWord(text));

export function FileButton({ name, heads, page }: FileButtonProps) {
	const say = useAgentsText();
	const [collected, setCollected] = useState<number>();
	const [error, setError] = useState<Error>();

	async function collect(): Promise<void> {
		const rows: (readonly string[])[] = [];
		let cursor: string | undefined;
		do {
			const { rows: more, next } = await page(cursor);
			rows.push(...more);
			setCollected(rows.length);
			cursor = next ?? undefined;
		} while (cursor !== undefined && rows.length < mostLines);
		if (cursor !== undefined) showToast({ tone: "info", text: say("report.fileCut", { count: rows.length }) });
		saveFile({ name: `${name}.csv`, text: csvOf([heads, ...rows].map((row) => row.map(cell))) });
	}

	const start = () => {
		setCollected(0);
		setError(undefined);
		collect()
			.catch((thrown: unknown) => setError(thrown instanceof Error ? thrown : new Error(String(thrown))))
			.finally(() => setCollected(undefined));
	};
	return (
		<>
			<Button look="plain" size="small" icon="download" busy={collected !== undefined} onPress={start}>
				{collected === undefined ? say("report.file") : say("report.collected", { count: collected })}
			</Button>
			{error === undefined ? null : <FailureNote error={error} />}
		</>
	);
}
