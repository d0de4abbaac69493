// The frame of a form that sets a game or a vendor: what was typed stays when it is refused; what somebody else set meanwhile
// is said, and looked at when whoever typed wants to.
import type { ReactNode } from "react";
import { Button } from "#platform/ui";
import { useMay } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";
import { Refused } from "../ways/refused.tsx";

export type SaveSettingsProps = {
	readonly children: ReactNode;
	readonly save: { readonly error: Error | null; readonly isPending: boolean };
	readonly onSave: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

export function SaveSettings({ children, save, onSave, onLookAgain }: SaveSettingsProps) {
	const say = useOfficeText();
	const mayWrite = useMay("games.catalogue:write");
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				onSave();
			}}
		>
			<fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-6">
				{children}
				<Refused error={save.error} onLookAgain={onLookAgain} />
				{mayWrite ? (
					<div>
						<Button submit busy={save.isPending}>
							{say("ways.save")}
						</Button>
					</div>
				) : null}
			</fieldset>
		</form>
	);
}
