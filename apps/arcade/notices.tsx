// What the frame shows when no game stands in it: it waits, or it was refused.

import { useCabinetText } from "#cabinet/ui";
import type { CallFailure } from "#platform/contract/client";
import { sentenceOf } from "./clients.ts";

export function Waiting() {
	return <main aria-busy="true" className="h-dvh bg-ground" />;
}

export type RefusedProps = {
	/** Undefined when the frame was opened by hand, without a game. */
	readonly failure: CallFailure | undefined;
	readonly onLeave: (() => void) | undefined;
};

export function Refused({ failure, onLeave }: RefusedProps) {
	const say = useCabinetText();
	return (
		<main className="grid h-dvh place-items-center bg-ground p-4 text-text-1">
			<div className="flex max-w-100 flex-col gap-3 text-center">
				<h1 className="text-20 font-bold">{say("openFailed.title")}</h1>
				<p role="alert" className="text-14 text-text-2">
					{failure === undefined ? say("direct") : sentenceOf(failure)}
				</p>
				{onLeave === undefined ? null : (
					<button
						type="button"
						onClick={onLeave}
						className="min-h-11 rounded-control bg-accent px-5 font-medium text-accent-ink hover:bg-accent-strong"
					>
						{say("ended.close")}
					</button>
				)}
			</div>
		</main>
	);
}
