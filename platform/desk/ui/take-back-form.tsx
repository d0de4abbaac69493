// What somebody asked for and nobody has decided yet: they may take it back.
import { Button, FailureNote } from "#platform/ui";
import { useDeskText } from "./text.ts";

export type TakeBackFormProps = {
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onTakeBack: () => void;
};

export function TakeBackForm({ busy, error, onTakeBack }: TakeBackFormProps) {
	const say = useDeskText();
	return (
		<div className="flex flex-col items-start gap-4 border-t border-line pt-5">
			<p className="text-14 text-text-2">{say("parts.own")}</p>
			{error === null ? null : <FailureNote error={error} />}
			<Button look="plain" busy={busy} onPress={onTakeBack}>
				{say("parts.takeBack")}
			</Button>
		</div>
	);
}
