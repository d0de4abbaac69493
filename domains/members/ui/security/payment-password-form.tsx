// The form that sets the payment password, wherever it stands: the login password, and a second factor where there is one, prove the wish; the new one is typed twice.
import { useForm } from "react-hook-form";
import { patternMessage } from "#brand/core";
import { Button, CallRefused, failureSentence, showToast } from "#platform/ui";
import { readPaymentPassword } from "../../contract/index.ts";
import { decidePaymentPassword } from "../../core/index.ts";
import { useSetPaymentPassword } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { useMembersText } from "../text.ts";
import { type PaymentForm, paymentPlaceOf } from "./payment-places.ts";
import { type KnownPayment, WishProof } from "./wish-proof.tsx";

export type PaymentPasswordFormProps = { readonly known: KnownPayment; readonly onDone: () => void };

export function PaymentPasswordForm({ known, onDone }: PaymentPasswordFormProps) {
	const { rule, set: isSet, proof } = known;
	const say = useMembersText();
	const form = useForm<PaymentForm>({
		mode: "onTouched",
		defaultValues: { password: "", paymentPassword: "", confirmPaymentPassword: "", proof: "" },
	});
	const { mutateAsync, isPending } = useSetPaymentPassword({ refreshes: [readPaymentPassword] });
	const { errors } = form.formState;
	const save = async (values: PaymentForm): Promise<void> => {
		try {
			const { proof: code, ...typed } = values;
			await mutateAsync(proof === undefined ? typed : { ...typed, proof: code.trim() });
			showToast({ tone: "success", text: say("payment.saved") });
			onDone();
		} catch (error) {
			const place = error instanceof CallRefused ? paymentPlaceOf(error.failure.code) : "root";
			form.setError(place, { message: failureSentence(error) }, { shouldFocus: place !== "root" });
		}
	};
	const judge = (field: keyof PaymentForm) => (typed: string, all: PaymentForm) => {
		if (typed === "") return say("problems.required");
		if (field === "password" || field === "proof") return true;
		const decided = decidePaymentPassword(rule, { ...all, birthday: undefined });
		return decided.ok || paymentPlaceOf(decided.error) !== field || say(`errors.${decided.error}`);
	};
	const field = (name: keyof PaymentForm) => ({
		...form.register(name, { validate: judge(name) }),
		...(errors[name]?.message === undefined ? {} : { error: errors[name].message }),
		required: true,
	});
	const pattern = patternMessage(rule.patternId, { min: rule.minLength, max: rule.maxLength });
	const pin = { maxLength: rule.maxLength, ...(rule.patternId === "digits" ? { inputMode: "numeric" as const } : {}) };
	return (
		<form noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-4">
			<PasswordField
				{...field("password")}
				label={say("payment.login")}
				autoComplete="current-password"
				maxLength={256}
			/>
			{proof === undefined ? null : <WishProof {...field("proof")} proof={proof} />}
			<PasswordField
				{...field("paymentPassword")}
				{...pin}
				label={say("payment.new")}
				hint={say(pattern.key, { min: pattern.min, max: pattern.max })}
				autoComplete="off"
			/>
			<PasswordField {...field("confirmPaymentPassword")} {...pin} label={say("payment.again")} autoComplete="off" />
			<FormNote text={errors.root?.message} />
			<Button submit wide size="large" busy={isPending}>
				{say(isSet ? "payment.change" : "payment.set")}
			</Button>
		</form>
	);
}
