// Doing something that the server may refuse: while it is under way, and what was wrong with the last try.
import { useState } from "react";
import { failureSentence } from "#platform/ui";

export type Acting = {
	/** `sentenceOf`: of a failure that is not the server's word. */
	readonly run: (act: () => Promise<void>, sentenceOf?: (error: unknown) => string) => Promise<void>;
	readonly busy: boolean;
	readonly problem: string | undefined;
};

export function useActing(): Acting {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const run: Acting["run"] = async (act, sentenceOf = failureSentence) => {
		setBusy(true);
		setProblem(undefined);
		try {
			await act();
		} catch (error) {
			setProblem(sentenceOf(error));
		} finally {
			setBusy(false);
		}
	};
	return { run, busy, problem };
}
