// The proof that a person is there, where the brand asks for it: worked out by the browser when something is sent, so
// that it asks nothing of anybody, with or without a screen.
import { useState } from "react";
import { CallRefused } from "#platform/ui";
import { useBeginHumanCheck } from "../calls.gen.ts";
import { type HumanChallenge, workOut } from "./work-out.ts";

export type HumanPlace = "register" | "code" | "login" | "password";
export type HumanAnswer = { readonly humanVerification?: string };

/**
 * `prove` answers what is sent along; throws a refused call where the proof fails. `whereAsked` sends without a proof
 * first and proves only to who asks for one: where nobody does, nothing more is sent.
 */
export function useHumanCheck(place: HumanPlace): {
	readonly prove: () => Promise<HumanAnswer>;
	readonly whereAsked: <Sent>(send: (proof: HumanAnswer) => Promise<Sent>) => Promise<Sent>;
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
	const whereAsked = async <Sent>(send: (proof: HumanAnswer) => Promise<Sent>): Promise<Sent> => {
		try {
			return await send({});
		} catch (error) {
			if (!(error instanceof CallRefused && error.failure.code === "PHONE_CAPTCHA_FAILED")) throw error;
			return send(await prove());
		}
	};
	return { prove, whereAsked, busy };
}

async function solve(asked: HumanChallenge): Promise<string> {
	const answer = await workOut(asked);
	if (answer === undefined) throw new CallRefused({ code: "PHONE_CAPTCHA_FAILED", message: "" });
	return answer;
}
