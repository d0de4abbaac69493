// The free spins that the house gave, in the frame: how many are left, what they brought, and the choice to stake one's own money
// instead. When the last one has been shown its sum has to be closed before a spin costs anything.
import { useEffect } from "react";
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { Button, DateTime, Icon, useFormats } from "#platform/ui";
import { type FreeSpins, type FreeSpinsPlayed, isStale, nextFreeSpins } from "../play/free-spins.ts";
import type { Given, PlayState } from "../play/play-state.ts";
import { useSlotText } from "../text.ts";
import type { OpenedSlot } from "./open-slot.ts";

export type ShownFreeSpinsAward = {
	readonly freeSpins: FreeSpins;
	/** What the next spin is; undefined where the player pays it. */
	readonly next: Given | undefined;
	readonly done: FreeSpinsPlayed | undefined;
};

/** Asks anew when the server says that it is otherwise than the frame knows. */
export function useFreeSpins(
	{ freeSpins }: Pick<OpenedSlot, "freeSpins">,
	{ notice }: Pick<PlayState, "notice">,
): ShownFreeSpinsAward {
	const view = freeSpins.view.use();
	useEffect(() => {
		if (isStale(notice)) void freeSpins.refresh();
	}, [freeSpins, notice]);
	const next = nextFreeSpins(view);
	return { freeSpins, next: next && { award: next.freeSpinsId, stake: next.stake }, done: view.done };
}

type FreeSpinsProps = { readonly award: ShownFreeSpinsAward; readonly currency: CurrencyCode };

/** What has to be read before play goes on is where the keyboard is. */
const focused = (button: HTMLButtonElement | null): undefined => {
	button?.focus();
};

/** `open`: no round runs. */
export function FreeSpinsBar({ award: { freeSpins }, currency, open }: FreeSpinsProps & { readonly open: boolean }) {
	const say = useSlotText();
	const { amount } = useFormats();
	const { freeSpins: list, wanted } = freeSpins.view.use();
	const [first] = list;
	if (first === undefined) return null;
	const write = (minor: bigint): string => amount(formatMinor(minor, currency), currency);
	return (
		<section
			aria-label={say("award.title")}
			className="flex shrink-0 flex-wrap items-center justify-center gap-x-4 gap-y-1 border-t border-line bg-surface-1 px-3 py-1.5 text-14"
		>
			<p role="status" className="flex items-center gap-2 font-medium text-accent-text tabular-nums">
				<Icon name="rewards" className="size-4" />
				{say("award.left", { count: first.left, stake: write(first.stake) })}
			</p>
			<p className="text-13 text-text-2 tabular-nums [@media(max-height:480px)]:hidden">
				{first.won === 0n ? null : <>{say("award.won", { won: write(first.won) })} · </>}
				{say("award.until")} <DateTime at={first.endsAt} />
			</p>
			<Button look="quiet" size="small" disabled={!open} onPress={() => freeSpins.want(!wanted)}>
				{say(wanted ? "award.payMyself" : "award.playThem")}
			</Button>
		</section>
	);
}

export function FreeSpinsSum({ award: { freeSpins, done }, currency }: FreeSpinsProps) {
	const say = useSlotText();
	const { amount } = useFormats();
	if (done === undefined) return null;
	const won = amount(formatMinor(done.won, currency), currency);
	return (
		<div
			role="alertdialog"
			aria-label={say("award.doneTitle")}
			className="absolute inset-0 grid place-items-center bg-veil p-4"
		>
			<div className="flex max-w-100 flex-col gap-3 rounded-panel bg-surface-1 p-6 text-center shadow-float">
				<h2 className="text-20 font-bold">{say("award.doneTitle")}</h2>
				<p className="text-14 text-text-2">
					{say(done.won === 0n ? "award.doneNothing" : "award.done", { count: done.spins, won })}
				</p>
				<button
					type="button"
					ref={focused}
					onClick={freeSpins.closeSum}
					className="min-h-11 rounded-control bg-accent px-5 font-medium text-accent-ink hover:bg-accent-strong"
				>
					{say("award.close")}
				</button>
			</div>
		</div>
	);
}
