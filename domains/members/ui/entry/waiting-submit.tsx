// The button that ends a form of an entry: it says how long is to be waited after a refusal, and is not pressed until then.
import { Button } from "#platform/ui";
import { useMembersText } from "../text.ts";
import { clock } from "./clock.ts";

export type WaitingSubmitProps = {
	readonly text: string;
	readonly busy: boolean;
	readonly waitSeconds: number;
	/** Something else is missing. */
	readonly disabled?: boolean;
};

export function WaitingSubmit({ text, busy, waitSeconds, disabled = false }: WaitingSubmitProps) {
	const say = useMembersText();
	return (
		<Button submit wide size="large" busy={busy} disabled={disabled || waitSeconds > 0}>
			{waitSeconds > 0 ? say("entry.wait", { time: clock(waitSeconds) }) : text}
		</Button>
	);
}
