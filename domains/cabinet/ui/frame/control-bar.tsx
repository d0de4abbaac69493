// The controls along the lower edge: balance, win and stake always in sight (GLI-19 4.3.4), and the spin.
import type { ReactNode } from "react";
import { Amount } from "#platform/ui";
import { useCabinetText } from "../text.ts";
import { Glyph } from "./glyph.tsx";
import { usePress } from "./use-press.ts";

export type ControlBarProps = {
	readonly currency: string;
	/** Decimal strings. An empty win is a dash; without a balance, as in another's round, none is shown. */
	readonly balance: string | undefined;
	readonly win: string | undefined;
	readonly stake: string;
	/** The house pays the stake. */
	readonly given?: boolean;
	/** Wins above the stake are shown in the colour of money won. */
	readonly above: boolean;
	/** The corner menu and, on the other side, the main button. */
	readonly corner: ReactNode;
	readonly action: ReactNode;
	/** Undefined where the stake cannot be chosen: a replay. */
	readonly onStake?: ((by: -1 | 1) => void) | undefined;
	readonly lowest: boolean;
	readonly highest: boolean;
};

export function ControlBar(props: ControlBarProps) {
	const say = useCabinetText();
	const { currency } = props;
	return (
		<section
			aria-label={say("controls")}
			className="relative z-10 flex shrink-0 items-center gap-2 border-t border-line bg-ground px-2 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] [@media(max-height:480px)]:py-1 sm:gap-5 sm:px-5"
		>
			{props.corner}
			<div className="grid min-w-0 grow grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-0 sm:flex sm:justify-between sm:gap-6 low:flex low:justify-between low:gap-6">
				{props.balance === undefined ? null : (
					<Figure label={say("balance")}>
						<Amount amount={props.balance} currency={currency} />
					</Figure>
				)}
				<Figure label={say("win")} tone={props.above ? "text-won" : ""}>
					{props.win === undefined ? (
						<span className="text-text-3">–</span>
					) : (
						<Amount amount={props.win} currency={currency} />
					)}
				</Figure>
				<div className="col-span-2 flex items-center justify-between gap-2 sm:justify-center">
					<StakeStep by={-1} disabled={props.lowest} onStake={props.onStake} />
					<Figure label={say(props.given === true ? "award.stake" : "stake")} centred={props.onStake !== undefined}>
						<Amount amount={props.stake} currency={currency} />
					</Figure>
					<StakeStep by={1} disabled={props.highest} onStake={props.onStake} />
				</div>
			</div>
			{props.action}
		</section>
	);
}

type FigureProps = {
	readonly label: string;
	readonly tone?: string;
	readonly centred?: boolean;
	readonly children: ReactNode;
};

function Figure({ label, tone = "", centred = false, children }: FigureProps) {
	return (
		<dl className={`min-w-0 leading-tight sm:min-w-24 md:min-w-32 ${centred ? "text-center" : ""}`}>
			<dt className="text-13 text-text-3">{label}</dt>
			<dd className={`truncate text-14 min-[24rem]:text-16 sm:text-20 ${tone}`}>{children}</dd>
		</dl>
	);
}

type StakeStepProps = {
	readonly by: -1 | 1;
	readonly disabled: boolean;
	readonly onStake: ((by: -1 | 1) => void) | undefined;
};

function StakeStep({ by, disabled, onStake }: StakeStepProps) {
	const say = useCabinetText();
	if (onStake === undefined) return null;
	const label = by < 0 ? say("stakeLess") : say("stakeMore");
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={disabled}
			onClick={() => onStake(by)}
			className="grid size-11 shrink-0 place-items-center rounded-control bg-surface-2 text-text-1 transition hover:bg-surface-3 active:scale-95 disabled:opacity-40"
		>
			<Glyph name={by < 0 ? "less" : "more"} />
		</button>
	);
}

export type MainButtonProps = {
	readonly glyph: "spin" | "skip" | "stop" | "replay";
	readonly label: string;
	readonly disabled: boolean;
	readonly turning: boolean;
	/** A press ends autoplay. */
	readonly stops?: boolean;
	readonly onPress: () => void;
};

/** The one large button: the token that is thrown in. */
export function MainButton({ glyph, label, disabled, turning, stops = false, onPress }: MainButtonProps) {
	const press = usePress({ stops, onPress });
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={disabled}
			{...press}
			className="grid size-18 shrink-0 [@media(max-height:480px)]:size-13 place-items-center rounded-full bg-accent text-accent-ink shadow-float transition hover:bg-accent-strong active:scale-95 disabled:opacity-45"
		>
			<span
				className={`grid size-[84%] place-items-center rounded-full border-2 border-accent-ink/25 ${turning ? "motion-safe:animate-spin" : ""}`}
			>
				<Glyph name={glyph} className="size-8" />
			</span>
		</button>
	);
}
