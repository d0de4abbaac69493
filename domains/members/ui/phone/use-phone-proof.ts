// A number that a third party proves where the brand has one: leads through its window, keeps what it says for the number
// it says it of, and says why there is nothing. Where codes by text message prove numbers it asks for nothing.
import { useRef, useState } from "react";
import { CallRefused, failureSentence } from "#platform/ui";
import { useBeginPhoneProof, useReadPhoneProvider } from "../calls.gen.ts";
import { useHumanCheck } from "../human/use-human-check.ts";
import { afterRefusal, newLogin } from "../login/login-state.ts";
import { useMembersText } from "../text.ts";
import { askInWindow, openProofWindow } from "./proof-window.ts";
import { maySend, type ProvingWay } from "./send-wait.ts";
import type { PhoneForm } from "./use-phone.ts";
import { useWait } from "./use-wait.ts";

/** What goes along with the call that the number is proven for; nothing where a code does. */
export type PhoneProof = { readonly firebaseChannel?: string; readonly firebaseIdToken?: string };

export type PhoneProving = {
	/** Whether it is known who proves numbers here. */
	readonly known: boolean;
	/** The third party's name; undefined where codes by text message prove numbers. */
	readonly provider: string | undefined;
	/** To be called in the hand of a press. Undefined: there is no proof, and the person has been told why. */
	readonly prove: () => Promise<PhoneProof | undefined>;
	/** The number that stands in the form is proven. */
	readonly proven: boolean;
	readonly busy: boolean;
	readonly waitSeconds: number;
	readonly problem: string | undefined;
	/** Forgets a proof that the server refused; false when the refusal is of something else. */
	readonly refused: (error: unknown) => boolean;
};

type Kept = { readonly of: string; readonly proof: Required<PhoneProof> };

const modules = {
	login: "VERIFICATION3",
	"register-name": "REGMOBVERF3",
	"register-mobile": "MOBILENUMREG3",
} as const satisfies Record<ProvingWay, string>;

export type ProvingOf = { readonly way: ProvingWay; readonly dialingCode: string; readonly asked?: boolean };

/** `asked`: whether a number is to be proven at all. */
export function usePhoneProof(form: PhoneForm, { way, dialingCode, asked = true }: ProvingOf): PhoneProving {
	const say = useMembersText();
	const { data, error } = useReadPhoneProvider({}, { freshMilliseconds: 300_000, enabled: asked });
	const [kept, setKept] = useState<Kept>();
	const [problem, setProblem] = useState<string>();
	const { go, ...going } = useWindow(way);
	const provider = data?.title;
	const numberIn = (number: string): string => `${dialingCode} ${number}`;
	const forget = (why: string): undefined => {
		setKept(undefined);
		setProblem(why);
	};
	const prove: PhoneProving["prove"] = async () => {
		if (provider === undefined) return {};
		if (!(await form.trigger("mobileNum", { shouldFocus: true }))) return undefined;
		const number = form.getValues("mobileNum");
		if (kept?.of === numberIn(number)) return kept.proof;
		if (going.waitSeconds > 0) return forget(say("provider.wait"));
		setProblem(undefined);
		try {
			const proof = await go({ number, dialingCode });
			if (proof === "blocked") return forget(say("provider.blocked"));
			if (proof !== undefined) setKept({ of: numberIn(number), proof });
			return proof;
		} catch (thrown) {
			return forget(failureSentence(thrown));
		}
	};
	const refused = (thrown: unknown): boolean => {
		const code = thrown instanceof CallRefused ? thrown.failure.code : "";
		const own = provider !== undefined && /^PHONE_(?:PROOF|CODE)_/.test(code);
		if (own) forget(failureSentence(thrown));
		return own;
	};
	const proven = kept !== undefined && kept.of === numberIn(form.watch("mobileNum"));
	return { ...going, known: data !== undefined || error !== null, provider, prove, proven, problem, refused };
}

type Typed = { readonly number: string; readonly dialingCode: string };

/** Opens the window, begins the verification and waits for what is said; throws what the server or the provider refuses. */
function useWindow(way: ProvingWay) {
	const { mutateAsync } = useBeginPhoneProof({ moduleId: modules[way] });
	const human = useHumanCheck("code");
	const { until, waitSeconds, waitFor } = useWait(way);
	const [busy, setBusy] = useState(false);
	const pressedAt = useRef(0);
	const begin = async ({ number: mobileNum, dialingCode: countryDialingCode }: Typed) => {
		try {
			const { origin } = location;
			const begun = await mutateAsync({ mobileNum, countryDialingCode, origin, ...(await human.prove()) });
			waitFor(begun.waitSeconds);
			return begun;
		} catch (error) {
			const refusal = error instanceof CallRefused ? error.failure : { code: "" };
			const wait = afterRefusal(newLogin, refusal, Date.now()).waitUntil;
			if (wait !== undefined) waitFor((wait - Date.now()) / 1000);
			throw error;
		}
	};
	const go = async (typed: Typed): Promise<Required<PhoneProof> | "blocked" | undefined> => {
		if (busy || !maySend({ pressedAt: pressedAt.current, until }, Date.now())) return undefined;
		pressedAt.current = Date.now();
		const popup = openProofWindow();
		if (popup === null) return "blocked";
		setBusy(true);
		try {
			const { url, channel: firebaseChannel } = await begin(typed);
			const answer = await askInWindow(popup, url);
			if ("fault" in answer) throw new CallRefused({ code: answer.fault, message: "" });
			return { firebaseChannel, firebaseIdToken: answer.statement };
		} finally {
			popup.close();
			setBusy(false);
		}
	};
	return { go, busy, waitSeconds };
}
