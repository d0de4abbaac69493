// The frame of a form that sets something as a whole: what was typed stays when it is refused; what somebody else set
// meanwhile is said, and looked at when whoever typed wants to. Who may only read sees it, and can change nothing.
import type { ReactNode } from "react";
import { Button } from "#platform/ui";
import { useMay } from "./desk-place.tsx";
import { Refused } from "./refused.tsx";
import { useDeskText } from "./text.ts";

export type SettingsFormProps = {
	readonly children: ReactNode;
	/** Who may save. */
	readonly permission: string;
	readonly save: { readonly error: Error | null; readonly isPending: boolean };
	readonly onSave: (form: HTMLFormElement) => void;
	/** What it does, where that is more than saving: something of worth is given or promised. */
	readonly act?: string | undefined;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
	/** What is seen beside the fields on a wide screen, below them on a narrow one. */
	readonly beside?: ReactNode;
};

export function SettingsForm({ children, permission, save, onSave, act, onLookAgain, beside }: SettingsFormProps) {
	const say = useDeskText();
	const mayWrite = useMay(permission);
	return (
		<form
			className={beside === undefined ? undefined : "grid gap-8 lg:grid-cols-[minmax(0,1fr)_340px]"}
			onSubmit={(event) => {
				event.preventDefault();
				onSave(event.currentTarget);
			}}
		>
			<fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-6">
				{children}
				<Refused error={save.error} onLookAgain={onLookAgain} />
				{mayWrite ? (
					<div>
						<Button submit busy={save.isPending}>
							{act ?? say("parts.save")}
						</Button>
					</div>
				) : null}
			</fieldset>
			{beside}
		</form>
	);
}
