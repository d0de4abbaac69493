// At what multiplier a flight is left by itself; empty for by hand alone.
import { crashBounds } from "../../core/index.ts";
import { TargetInput, type TargetInputProps } from "../target-input.tsx";
import { useOriginalText } from "../text.ts";

export type TargetFieldProps = Pick<TargetInputProps, "target" | "onTarget">;

export function TargetField(props: TargetFieldProps) {
	const say = useOriginalText();
	return <TargetInput {...props} label={say("crash.target")} bounds={crashBounds} none={say("crash.byHand")} />;
}
