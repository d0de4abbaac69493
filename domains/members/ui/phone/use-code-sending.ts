// Asks for a code by text message: once a second at most, and not while a countdown runs, which a reload does not end.
import { useRef, useState } from "react";
import { CallRefused, failureSentence, useCountdown } from "#platform/ui";
import { useSendPhoneCode, useSendRegisterCode } from "../calls.gen.ts";
import { afterRefusal, newLogin } from "../login/login-state.ts";
import { countdownSeconds, keepWait, keptWait, maySend, type SendWay } from "./send-wait.ts";

/** The module each way asks by. */
const modules = {
	login: "VERIFICATION3",
	password: "PWRESETSMS3",
	"register-name": "REGMOBVERF3",
	"register-mobile": "MOBILENUMREG3",
} as const satisfies Record<SendWay, string>;

export type CodeSending = {
	readonly send: (phone: { readonly number: string; readonly dialingCode: string }) => Promise<void>;
	readonly busy: boolean;
	/** Seconds until the next may be asked for. */
	readonly waitSeconds: number;
	/** Minutes that the code holds, after one was sent. */
	readonly sentMinutes: number | undefined;
	/** Why none was sent; undefined when there is nothing to say. */
	readonly failed: string | undefined;
	readonly forgetFailure: () => void;
};

export function useCodeSending(way: SendWay): CodeSending {
	const byPhone = useSendPhoneCode({ moduleId: modules[way] });
	const byRegistration = useSendRegisterCode({ moduleId: modules[way] });
	const [until, setUntil] = useState(() => keptWait(way, Date.now()));
	const [sentMinutes, setSentMinutes] = useState<number>();
	const [failed, setFailed] = useState<string>();
	const pressedAt = useRef(0);
	const waitSeconds = useCountdown(until);
	const waitFor = (seconds: number): void => {
		const end = Date.now() + seconds * 1000;
		keepWait(way, end);
		setUntil(end);
	};
	const send: CodeSending["send"] = async ({ number, dialingCode: countryDialingCode }) => {
		if (!maySend({ pressedAt: pressedAt.current, until }, Date.now())) return;
		pressedAt.current = Date.now();
		try {
			const registers = way === "register-name" || way === "register-mobile";
			const { expiredMinutes } = registers
				? await byRegistration.mutateAsync({ mobileNo: number, countryDialingCode })
				: await byPhone.mutateAsync({ mobileNum: number, countryDialingCode });
			setSentMinutes(expiredMinutes);
			waitFor(countdownSeconds(expiredMinutes));
		} catch (error) {
			const wait =
				error instanceof CallRefused ? afterRefusal(newLogin, error.failure, Date.now()).waitUntil : undefined;
			if (wait !== undefined) waitFor((wait - Date.now()) / 1000);
			setFailed(failureSentence(error));
		}
	};
	return {
		send,
		busy: byPhone.isPending || byRegistration.isPending,
		waitSeconds,
		sentMinutes,
		failed,
		forgetFailure: () => setFailed(undefined),
	};
}
