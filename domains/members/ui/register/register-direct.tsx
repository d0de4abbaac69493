// An agent registers a player of the own team: the fields that the brand asks for, without a password. What the player
// logs in with is shown once.
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { RegistrationRules } from "#brand/core";
import { useReadRegisterSettings } from "#brand/ui";
import { Button, CallRefused, Check, FailureNote, failureSentence, Skeleton, useFormats } from "#platform/ui";
import { rulesDirect } from "../../core/index.ts";
import { useRegisterDirect } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { useMembersText } from "../text.ts";
import { useFieldRefusals } from "./field-refusals.ts";
import { RegistrationFields } from "./registration-fields.tsx";
import { emptyRegistration, givenFields, type RegistrationValues } from "./registration-form.ts";

type Registered = { readonly account: string; readonly password: string; readonly expiresAt: string };

export function RegisterDirect() {
	const { data: rules, error, refetch } = useReadRegisterSettings({});
	const [registered, setRegistered] = useState<Registered>();
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (rules === undefined) return <Skeleton className="h-64 rounded-card" />;
	if (registered !== undefined) return <HandOver player={registered} onAnother={() => setRegistered(undefined)} />;
	return <DirectForm rules={rulesDirect(rules)} onRegistered={setRegistered} />;
}

type DirectFormProps = {
	readonly rules: RegistrationRules;
	readonly onRegistered: (registered: Registered) => void;
};

function DirectForm({ rules, onRegistered }: DirectFormProps) {
	const say = useMembersText();
	const form = useForm<RegistrationValues>({ mode: "onTouched", defaultValues: emptyRegistration("") });
	const { mutateAsync, isPending } = useRegisterDirect();
	const markFields = useFieldRefusals(form, rules);
	const { errors } = form.formState;
	const send = async (values: RegistrationValues): Promise<void> => {
		try {
			onRegistered(await mutateAsync({ ...givenFields(rules, values), termsVersion: rules.termsVersion }));
		} catch (error) {
			const { code, value } = error instanceof CallRefused ? error.failure : { code: "", value: undefined };
			if (markFields(value) > 0) return;
			const place = code === "USERNAME_TAKEN" ? "username" : "root";
			form.setError(place, { message: failureSentence(error) });
		}
	};
	const confirm = errors.ofAge?.message;
	return (
		<form noValidate onSubmit={form.handleSubmit(send)} className="flex max-w-lg flex-col gap-4">
			<p className="text-14 text-text-2">{say("direct.text")}</p>
			<RegistrationFields form={form} rules={rules} />
			<Check
				{...form.register("ofAge", { validate: (checked) => checked || say("direct.confirmNeeded") })}
				{...(confirm === undefined ? {} : { error: confirm })}
			>
				{say("direct.confirm", { age: rules.minimumAge })}
			</Check>
			<FormNote text={errors.root?.message} />
			<Button submit wide size="large" busy={isPending}>
				{say("direct.act")}
			</Button>
		</form>
	);
}

function HandOver({ player, onAnother }: { readonly player: Registered; readonly onAnother: () => void }) {
	const say = useMembersText();
	const { moment } = useFormats();
	return (
		<section role="status" className="flex max-w-lg flex-col gap-4">
			<h3 className="text-16 font-bold">{say("direct.done", { account: player.account })}</h3>
			<dl className="rounded-card bg-surface-2 p-5">
				<dt className="text-13 text-text-3">{say("direct.once")}</dt>
				<dd className="mt-1 text-20 font-bold tracking-wide break-all select-all">{player.password}</dd>
			</dl>
			<p className="text-14 text-text-2">{say("direct.handOver", { time: moment(player.expiresAt) })}</p>
			<div>
				<Button look="plain" onPress={onAnother}>
					{say("direct.another")}
				</Button>
			</div>
		</section>
	);
}
