// A form of one field and one button: a password, a code or a name. Says what is wrong; what was typed stays.
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { Button, Field, type FieldProps } from "#platform/ui";
import { FormNote } from "../entry/form-note.tsx";
import { PasswordField } from "../password/password-field.tsx";
import { useMembersText } from "../text.ts";
import type { Acting } from "./use-acting.ts";

export type OneFieldFormProps = {
	readonly kind: "password" | "code" | "name";
	/** What stands in the field at first. */
	readonly first?: string;
	readonly maxLength?: number;
	readonly label: string;
	readonly hint?: string;
	readonly act: string;
	readonly acting: Pick<Acting, "busy" | "problem">;
	readonly onSend: (typed: string) => Promise<void>;
	/** Above the field. */
	readonly children?: ReactNode;
};

export function OneFieldForm({ kind, first = "", ...props }: OneFieldFormProps) {
	const { label, hint, act, acting, onSend, children, maxLength = kind === "code" ? 20 : 256 } = props;
	const say = useMembersText();
	const { register, handleSubmit, formState } = useForm({ defaultValues: { typed: first } });
	const message = formState.errors.typed?.message;
	const field: FieldProps = {
		...register("typed", { required: say("problems.required") }),
		...(message === undefined ? {} : { error: message }),
		...(hint === undefined ? {} : { hint }),
		label,
		required: true,
	};
	return (
		<form noValidate onSubmit={handleSubmit(({ typed }) => onSend(typed.trim()))} className="flex flex-col gap-4">
			{children}
			{kind === "password" ? (
				<PasswordField {...field} autoComplete="current-password" maxLength={maxLength} />
			) : (
				<Field
					{...field}
					autoComplete={kind === "code" ? "one-time-code" : "off"}
					spellCheck={false}
					maxLength={maxLength}
				/>
			)}
			<FormNote text={acting.problem} />
			<Button submit wide size="large" busy={acting.busy}>
				{act}
			</Button>
		</form>
	);
}
