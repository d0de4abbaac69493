// A field of the header's form: as low as the bar, its label inside. A secret can be looked at while it is typed.
import { type Ref, useState } from "react";
import { useBrandText } from "#brand/ui";
import { IconButton } from "#platform/ui";

export type BarFieldProps = {
	readonly name: "username" | "password";
	readonly label: string;
	readonly defaultValue?: string;
	readonly secret?: boolean;
	/** Given while the field is at fault: where it is said. */
	readonly noteId?: string;
	readonly ref: Ref<HTMLInputElement>;
};

export function BarField({ name, label, defaultValue, secret = false, noteId, ref }: BarFieldProps) {
	const say = useBrandText();
	const [shown, setShown] = useState(!secret);
	return (
		<div
			className={`flex h-9 min-w-0 grow basis-0 items-center rounded-control border bg-surface-1 transition focus-within:border-accent-text ${noteId === undefined ? "border-line-control" : "border-lost"}`}
		>
			<input
				ref={ref}
				name={name}
				type={shown ? "text" : "password"}
				aria-label={label}
				placeholder={label}
				defaultValue={defaultValue}
				autoComplete={secret ? "current-password" : "username"}
				autoCapitalize="none"
				spellCheck={false}
				maxLength={256}
				aria-invalid={noteId !== undefined}
				aria-describedby={noteId}
				className="h-full w-0 grow bg-transparent px-2.5 text-14 outline-none placeholder:text-text-3"
			/>
			{secret ? (
				<IconButton
					icon={shown ? "eye-off" : "eye"}
					label={say(shown ? "account.hidePassword" : "account.showPassword")}
					pressed={shown}
					onPress={() => setShown(!shown)}
					className="size-8"
				/>
			) : null}
		</div>
	);
}
