// How the one large button of an instant game looks, and that it ends autoplay where a press would.

import { useCabinetText, usePress } from "#cabinet/ui";
import type { CurrencyCode } from "#platform/kernel";
import { Amount } from "#platform/ui";
import { useOriginalText } from "../text.ts";

export type LargeButtonProps = {
	/** What a press does. */
	readonly words: string;
	/** What a press takes, as a decimal string. */
	readonly worth: string | undefined;
	readonly currency: CurrencyCode;
	readonly disabled: boolean;
	/** Autoplay runs, and a press would end it, whatever else it would do. */
	readonly stops: boolean;
	readonly onPress: () => void;
};

export function LargeButton({ words, worth, currency, disabled, stops, onPress }: LargeButtonProps) {
	const say = useOriginalText();
	const sayOfAutoplay = useCabinetText();
	const press = usePress({ stops, onPress });
	return (
		<button
			type="button"
			disabled={disabled && !stops}
			aria-label={stops ? sayOfAutoplay("autoplay.stop") : undefined}
			{...press}
			className="flex min-h-14 min-w-28 shrink-0 flex-col items-center justify-center rounded-card bg-accent px-4 leading-tight font-bold text-accent-ink shadow-float transition hover:bg-accent-strong active:scale-97 disabled:opacity-45 sm:min-w-40 [@media(max-height:480px)]:min-h-11"
		>
			<span className="text-16">{stops ? say("act.stop") : words}</span>
			{worth === undefined || stops ? null : <Amount amount={worth} currency={currency} className="text-14" />}
		</button>
	);
}
