// Limbo: a figure that climbs to where it stops, against the one that was asked for.
import { useEffect, useState } from "react";
import { type LimboChoice, limboBounds, reaching } from "../../core/index.ts";
import { TargetInput } from "../target-input.tsx";
import { useOriginalText } from "../text.ts";
import { Reading, Scene } from "./parts.tsx";
import { outcomeOf, type ScreenProps, showMilliseconds } from "./screen.ts";

const written = (hundredths: number): string =>
	hundredths >= 10_000_000 ? (hundredths / 100).toExponential(2) : (hundredths / 100).toFixed(2);

/** How high a figure stands, in percent of the board; what is above the highest is the figure's own. */
export const limboHeight = (hundredths: number): number => Math.min(highest, 8 + 13 * Math.log10(hundredths / 100));
const highest = 58;

export function LimboScreen(props: ScreenProps<LimboChoice>) {
	return <Scene board={<LimboBoard {...props} />} controls={<LimboControls {...props} />} />;
}

function LimboBoard({ choice, round, showing }: ScreenProps<LimboChoice>) {
	const outcome = outcomeOf(round, "limbo");
	const point = outcome?.point ?? 100;
	const climbing = useClimb({ point, milliseconds: showing && round !== undefined ? showMilliseconds(round) : 0 });
	const won = outcome !== undefined && outcome.times > 0;
	const tone = outcome === undefined ? "text-text-3" : showing ? "text-text-1" : won ? "text-won" : "text-lost";
	return (
		<div className="relative grid size-full max-h-110 max-w-180 place-items-center overflow-hidden rounded-panel bg-surface-1">
			<div
				aria-hidden="true"
				className="absolute inset-x-0 bottom-0 transition-[height] duration-300 motion-reduce:transition-none"
				style={{
					height: `${limboHeight(climbing)}%`,
					background: "color-mix(in oklch, var(--elottery) 30%, transparent)",
				}}
			/>
			<div
				aria-hidden="true"
				className="absolute inset-x-0 border-t-2 border-dashed border-accent"
				style={{ bottom: `${limboHeight(choice.target)}%` }}
			>
				<span className="absolute end-3 top-1 text-13 font-medium text-accent-text tabular-nums">
					{written(choice.target)}×
				</span>
			</div>
			<p
				aria-hidden="true"
				className={`absolute inset-x-0 top-0 grid h-[42%] place-items-center text-[clamp(1.5rem,min(15vw,28cqh),7rem)] leading-none font-bold tabular-nums ${tone}`}
			>
				{written(climbing)}×
			</p>
		</div>
	);
}

/** The figure on its way up: quick at first, then slower. Without motion it stands at its end at once. */
function useClimb({ point, milliseconds }: { readonly point: number; readonly milliseconds: number }): number {
	const [part, setPart] = useState(1);
	useEffect(() => {
		if (milliseconds === 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) {
			setPart(1);
			return undefined;
		}
		const began = performance.now();
		let frame = requestAnimationFrame(function climb(now) {
			const done = Math.min(1, (now - began) / (milliseconds * 0.85));
			setPart(done);
			if (done < 1) frame = requestAnimationFrame(climb);
		});
		return () => cancelAnimationFrame(frame);
	}, [milliseconds]);
	return Math.floor(100 * (point / 100) ** part);
}

const quick = [150, 200, 500, 1_000, 10_000] as const;

function LimboControls({ choice, onChoose }: ScreenProps<LimboChoice>) {
	const say = useOriginalText();
	const choose = (target: number): void =>
		onChoose?.({ game: "limbo", target: Math.min(limboBounds.most, Math.max(limboBounds.least, target)) });
	return (
		<>
			<TargetInput
				label={say("limbo.target")}
				target={choice.target}
				bounds={limboBounds}
				onTarget={onChoose === undefined ? undefined : choose}
			/>
			<div className="flex flex-wrap justify-center gap-1">
				{quick.map((target) => (
					<button
						key={target}
						type="button"
						disabled={onChoose === undefined}
						onClick={() => choose(target)}
						className="min-h-11 rounded-control bg-surface-2 px-3 text-14 tabular-nums transition hover:bg-surface-3 disabled:opacity-60"
					>
						{`${target / 100}×`}
					</button>
				))}
			</div>
			<Reading name={say("chance")}>{`${((reaching(choice.target) * 100) / 2 ** 32).toPrecision(3)} %`}</Reading>
		</>
	);
}
