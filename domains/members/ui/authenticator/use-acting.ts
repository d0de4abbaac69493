// Doing something that the server may refuse: while it is under way, and what was wrong with the last try.
import { useState } from "react";
import { failureSentence } from "#platform/ui";

export type Acting = {
	readonly run: (act: () => Promise<void>) => Promise<void>;
	readonly busy: boolean;
	readonly problem: string | undefined;
};

export function useActing(): Acting {
	const [busy, setBusy] = useState(false);
	const [problem, setProblem] = useState<string>();
	const run = async (act: () => Promise<void>): Promise<void> => {
		setBusy(true);
		setProblem(undefined);
		try {
			await act();
		} catch (error) {
			setProblem(failureSentence(error));
		} finally {
			setBusy(false);
		}
	};
	return { run, busy, problem };
}
