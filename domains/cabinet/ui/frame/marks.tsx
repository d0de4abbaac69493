// The marks that say what kind of play this is: a demo (GLI-19 4.9.1), a replay (4.14). Always in sight.
import { useCabinetText } from "../text.ts";

export type MarksProps = {
	readonly mode: "real" | "demo" | "replay";
	/** Which round is shown again. */
	readonly detail?: string;
	/** A wide window leaves room beside the board. */
	readonly beside?: boolean;
};

/** A strip above the board, so that nothing of it is covered. On a low screen the words are left to screen readers. */
export function Marks({ mode, detail, beside = false }: MarksProps) {
	const say = useCabinetText();
	if (mode === "real") return null;
	const demo = mode === "demo";
	return (
		<div
			className={`pointer-events-none start-0 top-0 z-10 flex max-w-full shrink-0 items-start gap-2 p-2 text-13 [@media(max-height:480px)]:absolute ${beside ? "lg:absolute lg:max-w-58 lg:flex-col lg:p-3" : ""}`}
		>
			<strong className="cut-corner-small shrink-0 bg-accent px-3 py-1 font-bold text-accent-ink">
				{demo ? say("demo") : say("replay")}
			</strong>
			<span className="rounded-control bg-surface-1/90 px-2 py-1 text-text-1 [@media(max-height:480px)]:sr-only">
				{detail ?? (demo ? say("demoNote") : say("replayNote"))}
			</span>
		</div>
	);
}
