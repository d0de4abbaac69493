// The trail as a file for a spreadsheet, page after page as it is filtered (GLI-19 2.8.1, T19).
import { useState } from "react";
import type { InputOf } from "#platform/contract";
import { actionHook, csvOf, csvWord, saveFile, showToast } from "#platform/ui";
import { type Act, listActs } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";

const usePage = actionHook(listActs);

/** Far more than a person reads; who needs more asks for less. */
const mostLines = 20_000;

const columns = ["at", "source", "act", "operator", "address", "requestId", "before", "after"] as const;

export function useActsFile(asked: InputOf<typeof listActs>) {
	const say = useOfficeText();
	const page = usePage();
	const [busy, setBusy] = useState(false);

	async function collect(): Promise<void> {
		const acts: Act[] = [];
		let cursor: string | undefined;
		do {
			const { acts: more, next } = await page.mutateAsync({ ...asked, ...(cursor === undefined ? {} : { cursor }) });
			acts.push(...more);
			cursor = next ?? undefined;
		} while (cursor !== undefined && acts.length < mostLines);
		if (cursor !== undefined) showToast({ tone: "info", text: say("parts.fileCut", { count: acts.length }) });
		saveFile({ name: "acts.csv", text: csvOf([[...columns], ...acts.map(lineOf)]) });
	}
	return {
		busy,
		error: page.error,
		start: () => {
			setBusy(true);
			collect()
				.catch(() => undefined) // said by `error`
				.finally(() => setBusy(false));
		},
	};
}

const lineOf = (act: Act): readonly string[] => columns.map((column) => csvWord(act[column]));
