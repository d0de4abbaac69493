// Collects every page of the account record and hands it to the browser as a file.
import { useState } from "react";
import { actionHook, saveFile, showToast } from "#platform/ui";
import { largestPage, listTransactions } from "../../contract/index.ts";
import { useWalletText } from "../text.ts";
import { statementCsv } from "./statement-csv.ts";
import type { StatementScope } from "./statement-filters.ts";
import type { StatementLine } from "./statement-line.ts";
import { useStatementWords } from "./statement-words.ts";

/** Far more than a person reads; who needs more asks for shorter periods. */
const mostLines = 20_000;

const usePage = actionHook(listTransactions);

export type StatementAsked = { readonly from: string; readonly scope: StatementScope };

/** `collected`: how many lines came so far; undefined while nothing is collected. */
export function useStatementFile(asked: StatementAsked) {
	const say = useWalletText();
	const words = useStatementWords();
	const page = usePage();
	const [collected, setCollected] = useState<number>();

	async function collect(): Promise<void> {
		const lines: StatementLine[] = [];
		let cursor: string | undefined;
		do {
			const input = { ...asked, pageSize: largestPage, ...(cursor === undefined ? {} : { cursor }) };
			const { lines: more, next } = await page.mutateAsync(input);
			lines.push(...more);
			setCollected(lines.length);
			cursor = next;
		} while (cursor !== undefined && lines.length < mostLines);
		if (cursor !== undefined) showToast({ tone: "info", text: say("statement.fileCut", { count: lines.length }) });
		saveFile({ name: `tessera-${asked.from.slice(0, 10)}.csv`, text: statementCsv(lines, words) });
	}
	return {
		collected,
		error: page.error,
		start: () => {
			setCollected(0);
			collect()
				.catch(() => undefined) // said by `error`
				.finally(() => setCollected(undefined));
		},
	};
}
