// The one decision on what waits: agreed to, or refused with a reason. What was typed stays when it fails.
import { type ReactNode, useState } from "react";
import { Button, FailureNote, Field } from "#platform/ui";
import { fieldsOf } from "./fields-of.ts";
import { useDeskText } from "./text.ts";

export type DecideFormProps = {
	/** On the button that agrees. */
	readonly agree: string;
	/** Who reads the reason of a refusal. */
	readonly whyHint?: string;
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onAgree: (fields: Readonly<Record<string, string>>) => void;
	readonly onRefuse: (why: string) => void;
	/** What is asked for when it is agreed to. */
	readonly children?: ReactNode;
};

export function DecideForm({ agree, whyHint, busy, error, onAgree, onRefuse, children }: DecideFormProps) {
	const say = useDeskText();
	const [refusing, setRefusing] = useState(false);
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const fields = fieldsOf(event.currentTarget);
				const { why = "" } = fields;
				if (refusing) onRefuse(why);
				else onAgree(fields);
			}}
		>
			{refusing ? (
				<Field
					label={say("parts.why")}
					name="why"
					required
					autoFocus
					autoComplete="off"
					minLength={3}
					maxLength={500}
					{...(whyHint === undefined ? {} : { hint: whyHint })}
				/>
			) : (
				children
			)}
			{error === null ? null : <FailureNote error={error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit look={refusing ? "danger" : "primary"} busy={busy}>
					{refusing ? say("parts.refuse") : agree}
				</Button>
				<Button look="quiet" onPress={() => setRefusing(!refusing)}>
					{say(refusing ? "parts.back" : "parts.refuseInstead")}
				</Button>
			</div>
		</form>
	);
}
