// The marks that say what kind of play this is: a demo (GLI-19 4.9.1), a replay (4.14). Always in sight.
import { useSlotText } from "../text.ts";

export type MarksProps = {
	readonly mode: "real" | "demo" | "replay";
	/** Which round is shown again. */
	readonly detail?: string;
};

export function Marks({ mode, detail }: MarksProps) {
	const say = useSlotText();
	if (mode === "real") return null;
	const demo = mode === "demo";
	return (
		<div className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-center gap-x-3 gap-y-1 p-2 text-13">
			<strong
				className={`cut-corner-small px-3 py-1 font-bold ${demo ? "bg-accent text-accent-ink" : "bg-text-1 text-ground"}`}
			>
				{demo ? say("demo") : say("replay")}
			</strong>
			<span className="rounded-control bg-veil px-2 py-1 text-[#fff]">
				{detail ?? (demo ? say("demoNote") : say("replayNote"))}
			</span>
		</div>
	);
}
