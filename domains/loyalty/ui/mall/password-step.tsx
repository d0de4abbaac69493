// The login password that every exchange asks for, and the act below it. What was typed stays when it fails.
import { type FormEvent, type ReactNode, useState } from "react";
import { Button, FailureNote, Field } from "#platform/ui";
import { useLoyaltyText } from "../text.ts";

export type PasswordStepProps = {
	/** What the button says. */
	readonly act: string;
	readonly busy: boolean;
	readonly disabled?: boolean;
	readonly error: Error | null;
	readonly onConfirm: (password: string) => void;
	/** What will happen, above the password. */
	readonly children: ReactNode;
};

export function PasswordStep({ act, busy, disabled = false, error, onConfirm, children }: PasswordStepProps) {
	const say = useLoyaltyText();
	const [password, setPassword] = useState("");
	const [missing, setMissing] = useState(false);
	const send = (event: FormEvent) => {
		event.preventDefault();
		setMissing(password === "");
		if (password !== "" && !busy && !disabled) onConfirm(password);
	};
	return (
		<form onSubmit={send} noValidate className="flex flex-col gap-5">
			{children}
			<Field
				label={say("password.label")}
				hint={say("password.hint")}
				{...(missing ? { error: say("password.missing") } : {})}
				type="password"
				autoComplete="current-password"
				maxLength={256}
				value={password}
				onChange={(event) => setPassword(event.target.value)}
			/>
			{error === null ? null : <FailureNote error={error} />}
			<Button submit wide size="large" busy={busy} disabled={disabled}>
				{act}
			</Button>
		</form>
	);
}
