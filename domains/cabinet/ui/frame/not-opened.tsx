// Why a game did not open, and the way to try again.
import type { CallFailure } from "#platform/contract/client";
import { useCabinetText } from "../text.ts";
import type { FramePorts } from "./ports.ts";

type NotOpenedProps = {
	readonly failure: CallFailure;
	readonly ports: Pick<FramePorts, "failureSentence">;
	readonly onRetry: () => void;
};

export function NotOpened({ failure, ports, onRetry }: NotOpenedProps) {
	const say = useCabinetText();
	return (
		<main className="grid h-dvh place-items-center bg-ground p-4 text-center text-text-1">
			<div className="flex max-w-100 flex-col gap-3">
				<h1 className="text-20 font-bold">{say("openFailed.title")}</h1>
				<p role="alert" className="text-14 text-text-2">
					{ports.failureSentence(failure)}
				</p>
				<button
					type="button"
					onClick={onRetry}
					className="min-h-11 rounded-control bg-accent px-5 font-medium text-accent-ink hover:bg-accent-strong"
				>
					{say("openFailed.retry")}
				</button>
			</div>
		</main>
	);
}
