// Wheel: forty fields that turn under a pointer and stop where the round says.
import { risks, type WheelChoice, wheelFields } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";
import { heatOf, Scene, Segments } from "./parts.tsx";
import { outcomeOf, type ScreenProps, timesText } from "./screen.ts";

export function WheelScreen(props: ScreenProps<WheelChoice>) {
	return <Scene board={<WheelBoard {...props} />} controls={<WheelControls {...props} />} />;
}

const point = (turn: number, radius: number): string => {
	const angle = (turn - 0.25) * 2 * Math.PI;
	return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** One field between two turns of the wheel, as a ring's piece. */
const piece = (from: number, to: number): string =>
	`M${point(from, 96)}A96 96 0 0 1 ${point(to, 96)}L${point(to, 70)}A70 70 0 0 0 ${point(from, 70)}Z`;

function WheelBoard({ choice, round, showing }: ScreenProps<WheelChoice>) {
	const fields = wheelFields(choice.risk).map((times, place) => ({ times, place }));
	const outcome = outcomeOf(round, "wheel");
	const stop = outcome?.stop ?? 0;
	// The field that was drawn comes to stand on top, after two whole turns.
	const turned = outcome === undefined ? 0 : -720 - ((stop + 0.5) / fields.length) * 360;
	const times = outcome?.times;
	return (
		<div className="relative aspect-square w-[min(100cqw,100cqh,34rem)]">
			<svg aria-hidden="true" viewBox="-100 -100 200 200" className="size-full">
				<circle r="98" className="fill-surface-1" />
				<g
					key={round?.roundId ?? "rest"}
					className={showing ? "motion-safe:animate-[wheel-stop_2.4s_cubic-bezier(0.12,0.7,0.16,1)_both]" : ""}
					style={{ transform: `rotate(${turned}deg)` }}
				>
					{fields.map(({ times: field, place }) => (
						<path
							key={place}
							d={piece((place + 0.06) / fields.length, (place + 0.94) / fields.length)}
							fill={heatOf(field)}
						/>
					))}
				</g>
				<path d="M-7 -100h14L0 -82Z" className="fill-text-1" />
				<text
					y="10"
					textAnchor="middle"
					fontSize="30"
					fontWeight="700"
					className={showing || times === undefined ? "fill-text-3" : times > 10_000 ? "fill-won" : "fill-text-1"}
				>
					{showing || times === undefined ? "" : timesText(times)}
				</text>
			</svg>
		</div>
	);
}

function WheelControls({ choice, onChoose }: ScreenProps<WheelChoice>) {
	const say = useOriginalText();
	const fields = wheelFields(choice.risk);
	const kinds = [...new Set(fields)].sort((a, b) => a - b);
	return (
		<>
			<Segments
				label={say("risk.name")}
				options={risks.map((risk) => ({ value: risk, words: say(`risk.${risk}`) }))}
				value={choice.risk}
				onChange={onChoose === undefined ? undefined : (risk) => onChoose({ ...choice, risk })}
			/>
			<ul className="flex flex-wrap justify-center gap-1" aria-label={say("wheel.fields")}>
				{kinds.map((times) => (
					<li key={times} className="rounded-control bg-surface-2 px-2 py-1 text-center leading-tight">
						<span className="flex items-center gap-1.5 text-14 tabular-nums">
							<span aria-hidden="true" className="size-3 rounded-full" style={{ background: heatOf(times) }} />
							{timesText(times)}
						</span>
						<span className="block text-13 text-text-3">
							{say("wheel.share", { count: fields.filter((field) => field === times).length, all: fields.length })}
						</span>
					</li>
				))}
			</ul>
		</>
	);
}
