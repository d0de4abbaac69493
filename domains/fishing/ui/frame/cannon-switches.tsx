// The switches of a cannon: locking, five bets a bullet, and fire by itself where the market allows it, with its end said beforehand.
import type { SeaPlay } from "../play/sea-play.ts";
import { useFishingText } from "../text.ts";

/** Fire by itself ends after so many shots. */
const autoShots = 100;

export type CannonSwitchesProps = {
	readonly sea: SeaPlay;
	/** The market allows play that goes on by itself: autoplay and locking. */
	readonly automatic: boolean;
	/** What fire by itself may lose. */
	readonly lossStop: { readonly amount: string; readonly next: () => void };
};

export function CannonSwitches({ sea, automatic, lossStop }: CannonSwitchesProps) {
	const say = useFishingText();
	const { charged, locks, auto } = sea.hand.use();
	return (
		<fieldset className="scroll-row shrink-0 gap-2 border-t border-line bg-ground px-3 py-1.5">
			<legend className="sr-only">{say("cannon.switches")}</legend>
			<Switch on={charged} words={say("cannon.charge")} onPress={() => sea.change({ charged: !charged })} />
			{automatic ? (
				<>
					<Switch
						on={locks}
						words={say("cannon.lock")}
						onPress={() => sea.change({ locks: !locks, lock: undefined })}
					/>
					<Switch
						on={auto > 0}
						words={auto > 0 ? say("cannon.stop", { left: auto }) : say("cannon.auto", { shots: autoShots })}
						onPress={() => sea.change({ auto: auto > 0 ? 0 : autoShots })}
					/>
					{auto > 0 ? null : (
						<button
							type="button"
							onClick={lossStop.next}
							className="min-h-11 shrink-0 rounded-control bg-surface-2 px-3 text-14 whitespace-nowrap text-text-2 tabular-nums transition hover:bg-surface-3 active:scale-[0.98]"
						>
							{say("cannon.lossStop", { amount: lossStop.amount })}
						</button>
					)}
				</>
			) : null}
		</fieldset>
	);
}

type SwitchProps = { readonly on: boolean; readonly words: string; readonly onPress: () => void };

function Switch({ on, words, onPress }: SwitchProps) {
	return (
		<button
			type="button"
			aria-pressed={on}
			onClick={onPress}
			className={`min-h-11 shrink-0 rounded-control px-3 text-14 font-medium whitespace-nowrap transition active:scale-[0.98] ${on ? "bg-hue text-ground" : "bg-surface-2 text-text-1 hover:bg-surface-3"}`}
		>
			{words}
		</button>
	);
}
