// The field of a code, with the button that sends one and its countdown inside the box.
import { Button, Field, type FieldProps } from "#platform/ui";
import { clock } from "../entry/clock.ts";
import { useMembersText } from "../text.ts";
import { CodeNotSent } from "./code-not-sent.tsx";
import type { Sending } from "./use-sending.ts";

/** The longest code of any provider. */
const longestCode = 10;

export type CodeInputProps = Omit<FieldProps, "after" | "hint"> & {
	readonly sending: Omit<Sending, "send">;
	readonly busy: boolean;
	readonly onSend: () => void;
};

export function CodeInput({ sending, busy, onSend, ...field }: CodeInputProps) {
	const say = useMembersText();
	const { waitSeconds, sentMinutes, failed } = sending;
	const sent = sentMinutes === undefined ? undefined : say("phone.sent", { minutes: sentMinutes });
	return (
		<>
			<Field
				{...field}
				{...(sent === undefined ? {} : { hint: sent })}
				required
				inputMode="numeric"
				autoComplete="one-time-code"
				maxLength={longestCode}
				after={
					<Button look="plain" size="small" busy={busy} disabled={waitSeconds > 0} onPress={onSend}>
						{waitSeconds > 0 ? say("phone.again", { time: clock(waitSeconds) }) : say("phone.send")}
					</Button>
				}
			/>
			<span role="status" className="sr-only">
				{sent}
			</span>
			{failed === undefined ? null : <CodeNotSent text={failed} onClose={sending.forgetFailure} />}
		</>
	);
}
