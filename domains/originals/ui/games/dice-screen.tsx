// Dice: the roll on a line from 0 to 100, the side that wins lit.
import { type DiceChoice, diceBorder, diceBounds, diceTimes } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";
import { Reading, Scene, Segments, Slider } from "./parts.tsx";
import { outcomeOf, type ScreenProps, timesText } from "./screen.ts";

const percent = (rolls: number): string => (rolls / 100).toFixed(2);

export function DiceScreen(props: ScreenProps<DiceChoice>) {
	return <Scene board={<DiceBoard {...props} />} controls={<DiceControls {...props} />} />;
}

function DiceBoard({ choice, onChoose, round, showing }: ScreenProps<DiceChoice>) {
	const say = useOriginalText();
	const outcome = outcomeOf(round, "dice");
	const roll = outcome?.roll;
	const won = outcome !== undefined && outcome.times > 0;
	const border = (choice.side === "under" ? choice.winning : 10_000 - choice.winning) / 100;
	const spread = (value: number): void => onChoose?.({ ...choice, winning: withinOf(choice.side, value) });
	const under = choice.side === "under";
	return (
		<div className="flex w-full max-w-180 flex-col items-center gap-8 [@media(max-height:480px)]:gap-2">
			<p
				aria-hidden="true"
				className={`text-[clamp(3rem,14vw,6.5rem)] leading-none font-bold tabular-nums ${roll === undefined ? "text-text-3" : won ? "text-won" : "text-text-1"} ${showing ? "motion-safe:animate-pulse" : ""}`}
			>
				{roll === undefined ? "00.00" : percent(roll)}
			</p>
			<div className="w-full">
				<div className="relative h-14">
					<div className="absolute inset-x-0 top-5 flex h-4 overflow-hidden rounded-full bg-surface-3">
						<div className={under ? "bg-won" : "bg-surface-3"} style={{ width: `${border}%` }} />
						<div className={`grow ${under ? "bg-surface-3" : "bg-won"}`} />
					</div>
					{roll === undefined ? null : (
						<div
							className={`cut-corner-small absolute top-0 grid h-14 w-16 -translate-x-1/2 place-items-center text-14 font-bold tabular-nums transition-[left] duration-500 ease-out motion-reduce:transition-none ${won ? "bg-won text-ground" : "bg-text-1 text-ground"}`}
							style={{ left: `${Math.min(95, Math.max(5, roll / 100))}%` }}
						>
							{percent(roll)}
						</div>
					)}
				</div>
				<Slider
					label={say("dice.slide")}
					value={under ? choice.winning : 10_000 - choice.winning}
					least={0}
					most={10_000}
					spoken={say(under ? "dice.under" : "dice.over", { roll: percent(diceBorder(choice)) })}
					onChange={onChoose === undefined ? undefined : spread}
				/>
				<div aria-hidden="true" className="flex justify-between text-13 text-text-3 tabular-nums">
					{[0, 25, 50, 75, 100].map((mark) => (
						<span key={mark}>{mark}</span>
					))}
				</div>
			</div>
		</div>
	);
}

/** How many rolls win when the border is put there. */
const withinOf = (side: DiceChoice["side"], border: number): number =>
	Math.min(diceBounds.most, Math.max(diceBounds.least, side === "under" ? border : 10_000 - border));

function DiceControls({ choice, onChoose }: ScreenProps<DiceChoice>) {
	const say = useOriginalText();
	return (
		<>
			<Segments
				label={say("dice.side")}
				options={(["under", "over"] as const).map((side) => ({
					value: side,
					words: say(`dice.${side}`, { roll: percent(diceBorder({ ...choice, side })) }),
				}))}
				value={choice.side}
				onChange={onChoose === undefined ? undefined : (side) => onChoose({ ...choice, side })}
			/>
			<Reading name={say("pays")}>{timesText(diceTimes(choice.winning))}</Reading>
			<Reading name={say("chance")}>{`${percent(choice.winning)} %`}</Reading>
		</>
	);
}
