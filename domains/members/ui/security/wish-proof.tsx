// The second factor that an act of who is logged in asks for: a code of the app, or one that is sent.
import type { OutputOf } from "#platform/contract";
import { Field, type FieldProps } from "#platform/ui";
import type { readPaymentPassword } from "../../contract/index.ts";
import { useSendPaymentCode } from "../calls.gen.ts";
import { CodeInput } from "../phone/code-input.tsx";
import { useSending } from "../phone/use-sending.ts";
import { useMembersText } from "../text.ts";

export type KnownPayment = OutputOf<typeof readPaymentPassword>;

export type WishProofProps = Omit<FieldProps, "label"> & { readonly proof: NonNullable<KnownPayment["proof"]> };

export function WishProof({ proof: { way, masked }, ...field }: WishProofProps) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useSendPaymentCode();
	const sending = useSending("payment");
	if (way === "authenticator") {
		const label = say("authenticator.code");
		return <Field {...field} label={label} hint={say("authenticator.codeHint")} autoComplete="one-time-code" />;
	}
	return (
		<CodeInput
			{...field}
			label={say("contact.proof", { contact: masked })}
			sending={sending}
			busy={isPending}
			onSend={() => void sending.send(() => mutateAsync({}))}
		/>
	);
}
