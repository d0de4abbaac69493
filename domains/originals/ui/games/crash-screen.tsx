// Crash outside of its live table: a past round shown again, or one that is checked. The flight stands at its end.
import { type CrashChoice, crashBounds } from "../../core/index.ts";
import { CrashBoard, crashText } from "../crash/crash-board.tsx";
import { TargetField } from "../crash/target-field.tsx";
import { useOriginalText } from "../text.ts";
import { Scene } from "./parts.tsx";
import { outcomeOf, type ScreenProps } from "./screen.ts";

export function CrashScreen({ choice, onChoose, round }: ScreenProps<CrashChoice>) {
	const say = useOriginalText();
	const outcome = outcomeOf(round, "crash");
	const point = Math.min(crashBounds.most, outcome?.point ?? 100);
	return (
		<Scene
			board={
				<CrashBoard
					shown={point}
					phase={outcome === undefined ? "waits" : "ended"}
					words={outcome === undefined ? "" : say("crash.ended", { point: crashText(outcome.point) })}
					taken={outcome?.taken ?? 0}
					takenWords={say("crash.taken", { point: crashText(outcome?.taken ?? 0) })}
				/>
			}
			controls={
				<TargetField
					target={choice.target}
					onTarget={onChoose === undefined ? undefined : (target) => onChoose({ game: "crash", target })}
				/>
			}
		/>
	);
}
