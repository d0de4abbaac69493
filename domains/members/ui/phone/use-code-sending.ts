// Asks for a code by text message, by the module of each way.
import { useSendPhoneCode, useSendRegisterCode } from "../calls.gen.ts";
import { useHumanCheck } from "../human/use-human-check.ts";
import type { PhoneWay } from "./send-wait.ts";
import { type Sending, useSending } from "./use-sending.ts";

const modules = {
	login: "VERIFICATION3",
	password: "PWRESETSMS3",
	"register-name": "REGMOBVERF3",
	"register-mobile": "MOBILENUMREG3",
} as const satisfies Record<PhoneWay, string>;

export type CodeSending = Omit<Sending, "send"> & {
	readonly send: (phone: { readonly number: string; readonly dialingCode: string }) => Promise<void>;
	readonly busy: boolean;
};

export function useCodeSending(way: PhoneWay): CodeSending {
	const byPhone = useSendPhoneCode({ moduleId: modules[way] });
	const byRegistration = useSendRegisterCode({ moduleId: modules[way] });
	const human = useHumanCheck("code");
	const sending = useSending(way);
	const registers = way === "register-name" || way === "register-mobile";
	const send: CodeSending["send"] = ({ number, dialingCode: countryDialingCode }) =>
		sending.send(async () => {
			const proof = await human.prove();
			return registers
				? byRegistration.mutateAsync({ mobileNo: number, countryDialingCode, ...proof })
				: byPhone.mutateAsync({ mobileNum: number, countryDialingCode, ...proof });
		});
	return { ...sending, send, busy: human.busy || byPhone.isPending || byRegistration.isPending };
}
