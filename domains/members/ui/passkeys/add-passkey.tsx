// A new passkey: its name and the password, then the browser's own question for a finger, a face or a PIN.
import { useForm } from "react-hook-form";
import { Button, Dialog, Field, showToast } from "#platform/ui";
import { listAccountEvents, listPasskeys } from "../../contract/index.ts";
import { longestPasskeyName } from "../../core/index.ts";
import { useAddPasskey, useStartPasskey } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import { makePasskey, passkeySentence } from "./browser-passkeys.ts";

export function AddPasskey({ onClose }: { readonly onClose: () => void }) {
	const say = useMembersText();
	const { register, handleSubmit, formState } = useForm({ defaultValues: { name: "", password: "" } });
	const start = useStartPasskey();
	const add = useAddPasskey({ refreshes: [listPasskeys, listAccountEvents] });
	const { run, busy, problem } = useActing();
	const send = (typed: { readonly name: string; readonly password: string }) =>
		run(async () => {
			const credential = await makePasskey(await start.mutateAsync({ password: typed.password }));
			await add.mutateAsync({ name: typed.name.trim(), credential });
			showToast({ tone: "success", text: say("passkeys.done") });
			onClose();
		}, passkeySentence(say));
	const fieldOf = (name: "name" | "password") => {
		const message = formState.errors[name]?.message;
		const judge = (typed: string) => typed.trim() !== "" || say("problems.required");
		return { ...register(name, { validate: judge }), ...(message === undefined ? {} : { error: message }) };
	};
	return (
		<Dialog open size="dialog" title={say("passkeys.add")} onClose={onClose}>
			<form noValidate onSubmit={handleSubmit(send)} className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say("passkeys.addText")}</p>
				<Field
					{...fieldOf("name")}
					label={say("passkeys.name")}
					hint={say("passkeys.nameHint")}
					required
					autoComplete="off"
					maxLength={longestPasskeyName}
				/>
				<PasswordField
					{...fieldOf("password")}
					label={say("password.oldPassword")}
					required
					autoComplete="current-password"
					maxLength={256}
				/>
				<FormNote text={problem} />
				<Button submit wide size="large" busy={busy}>
					{say("passkeys.make")}
				</Button>
			</form>
		</Dialog>
	);
}
