// The window of the house's own stand-in for a third party that proves numbers. It sends a code when it opens, and tells the
// page that opened it what came of it; closing it is an answer too.
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { Button, CallRefused, failureSentence, Icon, usePageTitle } from "#platform/ui";
import { providerWordOf } from "../../core/index.ts";
import { useProveAtSimulator, useSendSimulatorCode } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { CodeInput } from "./code-input.tsx";
import { tellOpener } from "./proof-window.ts";
import { useSending } from "./use-sending.ts";

/** What the window was opened with: behind the hash, so that no server's log holds it. */
const requestIn = (hash: string): string => new URLSearchParams(hash.replace(/^#/, "")).get("request") ?? "";

export function PhoneSimulator() {
	const say = useMembersText();
	usePageTitle(say("simulator.title"));
	const [request] = useState(() => requestIn(location.hash));
	return (
		<section className="mx-auto flex w-full max-w-md flex-col gap-5 py-6">
			<h1 className="text-20 font-bold">{say("simulator.title")}</h1>
			{request === "" ? <p className="text-text-2">{say("simulator.alone")}</p> : <Proving request={request} />}
			<p className="flex gap-2 rounded-control bg-surface-2 px-3 py-2.5 text-13 text-text-2">
				<Icon name="shield" className="text-text-3" />
				{say("simulator.note")}
			</p>
		</section>
	);
}

function Proving({ request }: { readonly request: string }) {
	const say = useMembersText();
	const form = useForm({ defaultValues: { code: "" } });
	const { sending, send, number } = useSimulatorCode(request);
	const prove = useProveAtSimulator();
	const submit = form.handleSubmit(async ({ code }) => {
		try {
			tellOpener(await prove.mutateAsync({ request, code: code.trim() }));
		} catch (error) {
			form.setError("code", { message: failureSentence(error) }, { shouldFocus: true });
		}
	});
	const error = form.formState.errors.code?.message;
	return (
		<form noValidate onSubmit={submit} className="flex flex-col gap-4">
			<p className="min-h-6 text-text-2">{number === undefined ? null : say("simulator.text", { number })}</p>
			<CodeInput
				{...form.register("code", { required: say("errors.PHONE_CODE_MISSING") })}
				{...(error === undefined ? {} : { error })}
				label={say("fields.verificationCode")}
				sending={sending}
				busy={false}
				onSend={send}
			/>
			<Button submit wide size="large" busy={prove.isPending}>
				{say("provider.act")}
			</Button>
			<Button look="quiet" wide onPress={() => window.close()}>
				{say("simulator.cancel")}
			</Button>
		</form>
	);
}

/** A code is sent at once; what keeps it from being sent ends the verification. */
function useSimulatorCode(request: string) {
	const { mutateAsync } = useSendSimulatorCode();
	const sending = useSending("provider");
	const [number, setNumber] = useState<string>();
	const send = useEffectEvent(() =>
		sending.send(async () => {
			try {
				const { masked, ...sent } = await mutateAsync({ request });
				setNumber(masked);
				return sent;
			} catch (error) {
				tellOpener({ error: providerWordOf(error instanceof CallRefused ? error.failure.code : "") });
				throw error;
			}
		}),
	);
	useEffect(() => void send(), []);
	return { sending, number, send: () => void send() };
}
