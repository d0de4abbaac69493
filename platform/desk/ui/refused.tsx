// Why a setting was not taken; where somebody else set it meanwhile, a way to see what it is now.
import { Button, CallRefused, FailureNote } from "#platform/ui";
import { useDeskText } from "./text.ts";

export type RefusedProps = { readonly error: Error | null; readonly onLookAgain: () => void };

export function Refused({ error, onLookAgain }: RefusedProps) {
	const say = useDeskText();
	if (error === null) return null;
	const older = error instanceof CallRefused && error.failure.code === "CHANGED_MEANWHILE";
	return (
		<div className="flex flex-col items-start gap-3">
			<FailureNote error={error} />
			{older ? (
				<Button look="plain" size="small" icon="refresh" onPress={onLookAgain}>
					{say("parts.lookAgain")}
				</Button>
			) : null}
		</div>
	);
}
