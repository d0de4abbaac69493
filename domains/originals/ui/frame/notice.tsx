// What stands in the way of play: a refusal, no answer and why, a session that is over.
import type { FramePorts } from "#cabinet/ui";
import { unansweredWords, useCabinetText } from "#cabinet/ui";
import type { OriginalPlay } from "../play/player.ts";

export type NoticeProps = {
	readonly state: OriginalPlay;
	readonly ports: Pick<FramePorts, "failureSentence" | "leave">;
};

/** Empty when nothing does. What a former visit left is asked for at once, before anything has failed. */
export function useNoticeWords({ state, ports }: { state: OriginalPlay; ports: Pick<FramePorts, "failureSentence"> }) {
	const say = useCabinetText();
	const { phase, unanswered, notice } = state;
	if (unanswered !== undefined) return say(unansweredWords(unanswered, { pending: true }));
	if (phase === "lost") return say("link.resuming");
	return notice === undefined ? "" : ports.failureSentence({ code: notice, message: "" });
}

/** Seen here and said by the announcements, so it is no live region of its own. */
export function Notice({ state, ports }: NoticeProps) {
	const say = useCabinetText();
	const words = useNoticeWords({ state, ports });
	if (words === "") return null;
	return (
		<div className="absolute inset-x-0 bottom-0 z-10 flex justify-center p-3">
			<div className="flex max-w-140 flex-col gap-2 rounded-card border border-line bg-surface-1 px-4 py-3 text-center text-14 shadow-float">
				<p>{words}</p>
				{state.phase === "closed" && ports.leave !== undefined ? (
					<button
						type="button"
						onClick={ports.leave}
						className="min-h-11 rounded-control bg-accent px-4 text-accent-ink"
					>
						{say("ended.close")}
					</button>
				) : null}
			</div>
		</div>
	);
}
