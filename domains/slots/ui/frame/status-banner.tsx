// What stands in the way of play: no answer and why, a refusal, a session that has ended.

import { type FramePorts, unansweredWords, useCabinetText } from "#cabinet/ui";
import type { PlayState } from "../play/play-state.ts";

export type StatusBannerProps = {
	readonly state: PlayState;
	readonly ports: Pick<FramePorts, "failureSentence" | "leave">;
};

/** It is seen here and said by the announcements; so it is no live region of its own. */
export function StatusBanner({ state, ports }: StatusBannerProps) {
	const cabinet = useCabinetText();
	if (state.phase === "closed") return <Ended state={state} ports={ports} />;
	const words = bannerWords();
	if (words === undefined) return null;
	return (
		<div className="absolute inset-x-0 bottom-0 flex justify-center p-3">
			<p className="max-w-140 rounded-card border border-line bg-surface-1 px-4 py-3 text-center text-14 shadow-float">
				{words}
			</p>
		</div>
	);

	function bannerWords(): string | undefined {
		const { unanswered, pending } = state;
		if (unanswered !== undefined) return cabinet(unansweredWords(unanswered, { pending: pending !== undefined }));
		if (state.phase === "resuming") return cabinet("link.resuming");
		return state.notice === undefined ? undefined : ports.failureSentence({ code: state.notice, message: "" });
	}
}

function Ended({ state, ports }: StatusBannerProps) {
	const cabinet = useCabinetText();
	return (
		<div className="absolute inset-0 grid place-items-center bg-veil p-4">
			<div className="flex max-w-100 flex-col gap-3 rounded-panel bg-surface-1 p-6 text-center shadow-float">
				<h2 className="text-20 font-bold">{cabinet("ended.title")}</h2>
				<p className="text-14 text-text-2">{ports.failureSentence({ code: state.notice ?? "", message: "" })}</p>
				<p className="text-14 text-text-2">{cabinet("ended.note")}</p>
				{ports.leave === undefined ? null : (
					<button
						type="button"
						onClick={ports.leave}
						className="min-h-11 rounded-control bg-accent px-5 font-medium text-accent-ink hover:bg-accent-strong"
					>
						{cabinet("ended.close")}
					</button>
				)}
			</div>
		</div>
	);
}
