// Sends the second proof of a login: opens the session, leads back to the login when its time is over, says what is
// wrong with the proof otherwise.
import { useState } from "react";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { useProveLogin } from "../calls.gen.ts";
import type { AskedLogin, AskedProof } from "./asked-login.ts";
import type { LoggedIn } from "./logged-in.ts";
import { rememberedDevice } from "./login-memory.ts";
import { afterRefusal, newLogin } from "./login-state.ts";
import { useEnterLogin } from "./use-enter-login.ts";
import { refusalOf } from "./use-login-attempt.ts";

export type ProofUses = {
	readonly login: AskedLogin;
	readonly onLoggedIn: (login: LoggedIn) => void;
	/** To the login's form; with why, when the login must begin anew. */
	readonly onBack: (error?: unknown) => void;
};

export type ProofWay = AskedProof["ways"][number]["way"];

export type ProofSending = {
	readonly send: (typed: { readonly way: ProofWay; readonly proof: string }) => Promise<void>;
	readonly busy: boolean;
	/** What is wrong with the proof. */
	readonly problem: string | undefined;
	/** Another way is chosen: what was wrong with the last one does not count. */
	readonly forgetProblem: () => void;
	/** Seconds until the next proof may be sent. */
	readonly waitSeconds: number;
};

export function useSecondProof({ login, onLoggedIn, onBack }: ProofUses): ProofSending {
	const { mutateAsync, isPending } = useProveLogin();
	const enter = useEnterLogin();
	const [problem, setProblem] = useState<string>();
	const [waitUntil, setWaitUntil] = useState<number>();
	const waitSeconds = useCountdown(waitUntil);
	const username = login.username.trim();
	const send: ProofSending["send"] = async ({ way, proof }) => {
		setProblem(undefined);
		const device = rememberedDevice(username);
		const { proofToken } = login.asked;
		try {
			const more = device === undefined ? {} : { device };
			const opened = await mutateAsync({ proofToken, way, proof: proof.trim(), ...more });
			onLoggedIn(enter(opened, { ...login, username }));
		} catch (error) {
			const refusal = refusalOf(error);
			if (error instanceof CallRefused && refusal.code === "LOGIN_PROOF_EXPIRED") return onBack(error);
			setWaitUntil(afterRefusal(newLogin, refusal, Date.now()).waitUntil);
			setProblem(failureSentence(error));
		}
	};
	return { send, busy: isPending, problem, forgetProblem: () => setProblem(undefined), waitSeconds };
}
