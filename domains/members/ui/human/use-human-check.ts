// The proof that a person is there, where the brand asks for it: worked out by the browser when something is sent, so
// that it asks nothing of anybody, with or without a screen.
import { useState } from "react";
import { CallRefused } from "#platform/ui";
import { useBeginHumanCheck } from "../calls.gen.ts";

export type HumanPlace = "register" | "code";
export type HumanAnswer = { readonly humanVerification?: string };

/** `prove` answers what is sent along; throws a refused call where the proof fails. */
export function useHumanCheck(place: HumanPlace): {
	readonly prove: () => Promise<HumanAnswer>;
	readonly busy: boolean;
} {
	const { mutateAsync } = useBeginHumanCheck();
	const [busy, setBusy] = useState(false);
	const prove = async (): Promise<HumanAnswer> => {
		setBusy(true);
		try {
			const { provider, challenge } = await mutateAsync({ place });
			return challenge === undefined ? {} : { humanVerification: await solve({ provider, challenge }) };
		} finally {
			setBusy(false);
		}
	};
	return { prove, busy };
}

/** Loaded where it is needed: most visits never ask for it. */
const solvers: Readonly<Record<string, () => Promise<(challenge: string) => Promise<string | undefined>>>> = {
	altcha: async () => (await import("./altcha.ts")).solveAltcha,
};

type Asked = { readonly provider: string; readonly challenge: string };

async function solve({ provider, challenge }: Asked): Promise<string> {
	const solver = await solvers[provider]?.();
	const answer = await solver?.(challenge);
	if (answer === undefined) throw new CallRefused({ code: "PHONE_CAPTCHA_FAILED", message: "" });
	return answer;
}
