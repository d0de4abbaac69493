// Shows name and password; after failures of late the server first asks for a piece of work, which the browser does by
// itself and sends with the same attempt.
import { useState } from "react";
import * as z from "zod/mini";
import { workOut } from "#members/ui";
import type { InputOf, OutputOf } from "#platform/contract";
import { CallRefused } from "#platform/ui";
import type { staffLogIn } from "../../contract/index.ts";
import { useStaffLogIn } from "../calls.gen.ts";

export type NextStep = OutputOf<typeof staffLogIn>;
type Typed = Pick<InputOf<typeof staffLogIn>, "username" | "password">;

const asked = z.object({ provider: z.string(), challenge: z.string() });

export function useShowPassword(onNext: (next: NextStep) => void) {
	const { mutateAsync } = useStaffLogIn();
	const [error, setError] = useState<unknown>();
	const [busy, setBusy] = useState(false);
	const show = async (typed: Typed): Promise<void> => {
		setBusy(true);
		setError(undefined);
		try {
			onNext(await mutateAsync(typed).catch(async (refused: unknown) => mutateAsync(await withWork(typed, refused))));
		} catch (refused) {
			setError(refused);
		} finally {
			setBusy(false);
		}
	};
	return { show, error, busy };
}

/** The attempt again, with the work that the refusal asks for; any other refusal stands. */
async function withWork(typed: Typed, refused: unknown): Promise<InputOf<typeof staffLogIn>> {
	if (!(refused instanceof CallRefused && refused.failure.code === "STAFF_PROOF_REQUIRED")) throw refused;
	const humanVerification = await workOut(z.parse(asked, refused.failure.value));
	if (humanVerification === undefined) throw refused;
	return { ...typed, humanVerification };
}
