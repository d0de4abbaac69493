// The second proof of a login from a network that is new to the account: one of the ways the member has, by choice.
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button, Field, Tabs } from "#platform/ui";
import { useSendLoginCode } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { WaitingSubmit } from "../entry/waiting-submit.tsx";
import { CodeInput } from "../phone/code-input.tsx";
import { useSending } from "../phone/use-sending.ts";
import { useMembersText } from "../text.ts";
import type { AskedProof } from "./asked-login.ts";
import { type ProofSending, type ProofUses, useSecondProof } from "./use-second-proof.ts";

type Way = AskedProof["ways"][number];

export function SecondProof(uses: ProofUses) {
	const say = useMembersText();
	const { ways, proofToken } = uses.login.asked;
	const [chosen, setChosen] = useState(ways[0]?.way);
	const way = ways.find((one) => one.way === chosen);
	const sending = useSecondProof(uses);
	return (
		<div className="flex flex-col gap-4">
			<p className="text-14 text-text-2">
				{say(way?.way === "authenticator" ? "proof.authenticatorText" : "proof.text")}
			</p>
			{way === undefined ? null : ways.length === 1 ? (
				<WayForm key={way.way} way={way} proofToken={proofToken} sending={sending} />
			) : (
				<div>
					<Tabs
						label={say("proof.ways")}
						items={ways.map((one) => ({ key: one.way, label: say(`proof.way.${one.way}`) }))}
						chosen={way.way}
						onChoose={(next) => {
							sending.forgetProblem();
							setChosen(next);
						}}
					>
						<WayForm key={way.way} way={way} proofToken={proofToken} sending={sending} />
					</Tabs>
				</div>
			)}
			<Button look="quiet" wide onPress={() => uses.onBack()}>
				{say("proof.back")}
			</Button>
		</div>
	);
}

type FormProps = { readonly way: Way; readonly proofToken: string; readonly sending: ProofSending };

function WayForm({ way, proofToken, sending }: FormProps) {
	const say = useMembersText();
	const { register, handleSubmit, formState } = useForm({ defaultValues: { proof: "" } });
	const message = formState.errors.proof?.message;
	const field = {
		...register("proof", { required: say("problems.required") }),
		...(message === undefined ? {} : { error: message }),
	};
	const submit = handleSubmit(({ proof }) => sending.send({ way: way.way, proof }));
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			{way.way === "phone" || way.way === "email" ? (
				<SentCode way={way.way} masked={way.masked} proofToken={proofToken} field={field} />
			) : (
				<Field {...field} {...knownBy(way.way, say)} required />
			)}
			<FormNote text={sending.problem} />
			<WaitingSubmit text={say("login.act")} busy={sending.busy} waitSeconds={sending.waitSeconds} />
		</form>
	);
}

/** What the member has at hand: a name, or an app. */
const knownBy = (way: "payoutName" | "authenticator", say: ReturnType<typeof useMembersText>) =>
	way === "payoutName"
		? { label: say("proof.holder"), hint: say("proof.holderHint"), maxLength: 256 }
		: {
				label: say("authenticator.code"),
				hint: say("authenticator.codeHint"),
				autoComplete: "one-time-code",
				spellCheck: false,
				maxLength: 20,
			};

type SentCodeProps = {
	readonly way: "phone" | "email";
	readonly masked: string;
	readonly proofToken: string;
	readonly field: Omit<Parameters<typeof CodeInput>[0], "label" | "sending" | "busy" | "onSend">;
};

function SentCode({ way, masked, proofToken, field }: SentCodeProps) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useSendLoginCode();
	const sending = useSending(`second-${way}`);
	return (
		<CodeInput
			{...field}
			label={say("contact.proof", { contact: masked })}
			sending={sending}
			busy={isPending}
			onSend={() => void sending.send(() => mutateAsync({ proofToken, way }))}
		/>
	);
}
