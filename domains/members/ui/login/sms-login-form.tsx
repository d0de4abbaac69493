// The form of the login by mobile number: the number, and the code of a text message or a third party's window.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { CallRefused, Check, failureSentence, useCountdown } from "#platform/ui";
import { useLogIn } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { useHumanCheck } from "../human/use-human-check.ts";
import { PhoneFields } from "../phone/phone-fields.tsx";
import { showPhoneRefusal } from "../phone/phone-refusal.ts";
import { digitsOf, usePhoneCountry, usePhoneForm } from "../phone/use-phone.ts";
import { usePhoneProof } from "../phone/use-phone-proof.ts";
import { useMembersText } from "../text.ts";
import { askedProofOf } from "./asked-login.ts";
import { rememberedDevice, rememberedNumber } from "./login-memory.ts";
import { afterRefusal, newLogin } from "./login-state.ts";
import { useEnterLogin } from "./use-enter-login.ts";
import type { LoginUses } from "./use-login.ts";

type SmsUses = Pick<LoginUses, "onLoggedIn" | "onAsked">;

export function SmsLoginForm(uses: SmsUses) {
	const say = useMembersText();
	const kept = rememberedNumber();
	const phone = usePhoneForm(kept);
	const more = useForm({ defaultValues: { remember: kept !== "" } });
	const { send, busy, note, waitSeconds, proving } = useSmsLogin(phone, uses);
	const submit = phone.handleSubmit((values) => send({ ...values, remember: more.getValues("remember") }));
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			<PhoneFields form={phone} way="login" proving={proving} />
			<Check {...more.register("remember")}>{say("login.rememberNumber")}</Check>
			<FormNote text={note} />
			<WaitingSubmit text={say("login.act")} busy={busy} waitSeconds={waitSeconds} />
		</form>
	);
}

type Attempt = { readonly mobileNum: string; readonly verificationCode: string; readonly remember: boolean };

function useSmsLogin(phone: ReturnType<typeof usePhoneForm>, { onLoggedIn, onAsked }: SmsUses) {
	const { mutateAsync, isPending } = useLogIn();
	const enter = useEnterLogin();
	const human = useHumanCheck("login");
	const { dialingCode } = usePhoneCountry(phone);
	const proving = usePhoneProof(phone, { way: "login", dialingCode });
	const [note, setNote] = useState<string>();
	const [waitUntil, setWaitUntil] = useState<number>();
	const waitSeconds = useCountdown(waitUntil);
	const send = async ({ mobileNum, verificationCode, remember }: Attempt): Promise<void> => {
		const username = digitsOf(mobileNum);
		const device = rememberedDevice(username);
		setNote(undefined);
		const proof = await proving.prove();
		if (proof === undefined) return;
		try {
			const opened = await human.whereAsked((person) =>
				mutateAsync({
					type: "sms",
					username: mobileNum,
					password: verificationCode,
					countryDialingCode: dialingCode,
					...proof,
					...person,
					...(device === undefined ? {} : { device }),
				}),
			);
			onLoggedIn(enter(opened, { username, password: "", remember, sms: true }));
		} catch (error) {
			const asked = askedProofOf(error);
			if (asked !== undefined) return onAsked({ asked, username, password: "", remember, sms: true });
			if (error instanceof CallRefused) setWaitUntil(afterRefusal(newLogin, error.failure, Date.now()).waitUntil);
			if (!proving.refused(error) && !showPhoneRefusal(phone, error)) setNote(failureSentence(error));
		}
	};
	return { send, busy: isPending || human.busy || proving.busy, note, waitSeconds, proving };
}
