// What was typed is right, and the way is not open yet: says so above the button, with who can help. Nothing was sent.
import { useCustomerService } from "#brand/ui";
import { Button } from "#platform/ui";
import { useMembersText } from "../text.ts";

export type ClosedNoteProps = {
	/** Why it is not open. */
	readonly text: string;
	/** The way that is open instead. */
	readonly advice?: string;
};

export function ClosedNote({ text, advice }: ClosedNoteProps) {
	const say = useMembersText();
	const service = useCustomerService();
	return (
		<div role="status" className="flex flex-col items-start gap-2 rounded-control bg-surface-2 p-3 text-14">
			<p className="font-medium">{say("login.smsClosed")}</p>
			<p className="text-text-2">{text}</p>
			{advice === undefined ? null : <p className="text-text-2">{advice}</p>}
			<Button look="plain" size="small" icon="service" onPress={service.open}>
				{say("login.contact")}
			</Button>
		</div>
	);
}
