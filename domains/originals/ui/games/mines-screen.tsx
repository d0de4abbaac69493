// Mines: twenty-five tiles with a cut corner; what is under each is turned up one by one.
import { type MinesChoice, minesField, minesTimes, mostOpened } from "../../core/index.ts";
import { useOriginalText } from "../text.ts";
import { Reading, Scene, Segments, Slider } from "./parts.tsx";
import { type ScreenProps, timesText } from "./screen.ts";

type Under = "closed" | "gem" | "mine" | "gem-left" | "mine-left";

const cells = Array.from({ length: minesField.cells }, (_, cell) => cell);

export function MinesScreen(props: ScreenProps<MinesChoice>) {
	return <Scene board={<MinesBoard {...props} />} controls={<MinesControls {...props} />} />;
}

function MinesBoard({ round, onStep }: ScreenProps<MinesChoice>) {
	const say = useOriginalText();
	const under = underOf(round);
	return (
		<div className="grid aspect-square w-[min(100cqw,100cqh,36rem)] grid-cols-5 grid-rows-5 gap-1.5 sm:gap-2">
			{cells.map((cell) => {
				const found = under(cell);
				const shut = onStep === undefined || found !== "closed";
				const place = { row: Math.floor(cell / 5) + 1, column: (cell % 5) + 1 };
				return (
					<button
						key={cell}
						type="button"
						aria-label={say(`mines.${found}`, place)}
						// Not `disabled`: the focus stays where the last tile was opened, and the next is one key away.
						aria-disabled={shut}
						onClick={shut ? undefined : () => onStep({ game: "mines", cell })}
						className={`cut-corner-small grid place-items-center transition motion-safe:duration-150 ${looks[found]} ${shut ? "cursor-default" : "hover:brightness-125 active:scale-95"}`}
					>
						<Sign under={found} />
					</button>
				);
			})}
		</div>
	);
}

const looks: Readonly<Record<Under, string>> = {
	closed: "bg-line-control/45",
	gem: "bg-won/25",
	mine: "bg-lost/45",
	"gem-left": "bg-surface-1",
	"mine-left": "bg-surface-2",
};

function underOf(round: ScreenProps<MinesChoice>["round"]): (cell: number) => Under {
	const turned = new Map<number, boolean>();
	const mines = new Set<number>();
	for (const event of round?.events ?? []) {
		if (event.type === "cell") turned.set(event.cell, event.mine);
		if (event.type === "laid-out") for (const cell of event.cells) mines.add(cell);
	}
	// A stake that went back leaves no layout: nothing was risked, so nothing is turned up.
	const over = round?.open === false && mines.size > 0;
	return (cell) => {
		const mine = turned.get(cell);
		if (mine !== undefined) return mine ? "mine" : "gem";
		if (!over) return "closed";
		return mines.has(cell) ? "mine-left" : "gem-left";
	};
}

function Sign({ under }: { readonly under: Under }) {
	if (under === "closed") return null;
	const left = under.endsWith("-left");
	const opacity = left ? 0.45 : 1;
	if (under.startsWith("gem")) {
		return (
			<svg aria-hidden="true" viewBox="0 0 24 24" className="w-3/5" opacity={opacity}>
				<path d="M12 2 21 9 12 22 3 9Z" className="fill-won" />
				<path d="M12 2 16 9 12 22 8 9Z" fill="white" opacity="0.35" />
				<path d="M3 9h18L12 2Z" fill="white" opacity="0.25" />
			</svg>
		);
	}
	return (
		<svg aria-hidden="true" viewBox="0 0 24 24" className="w-3/5" opacity={opacity}>
			<path
				d="M12 1v22M1 12h22M4.2 4.2l15.6 15.6M19.8 4.2 4.2 19.8"
				className="stroke-lost"
				strokeWidth="2.4"
				strokeLinecap="round"
			/>
			<circle cx="12" cy="12" r="6.5" className="fill-lost" />
			<circle cx="10" cy="10" r="1.8" fill="white" opacity="0.7" />
		</svg>
	);
}

const quick = [1, 3, 5, 10, 20] as const;

function MinesControls({ choice, onChoose, round }: ScreenProps<MinesChoice>) {
	const say = useOriginalText();
	const opened = round?.open === true ? round.events.filter((event) => event.type === "cell").length : 0;
	const next = Math.min(opened + 1, mostOpened(choice.mines));
	const choose = onChoose === undefined ? undefined : (mines: number) => onChoose({ game: "mines", mines });
	return (
		<>
			<Segments
				label={say("mines.count", { mines: choice.mines })}
				options={quick.map((mines) => ({ value: mines, words: String(mines) }))}
				value={choice.mines}
				onChange={choose}
			/>
			<div className="w-40">
				<Slider
					label={say("mines.mines")}
					value={choice.mines}
					least={minesField.leastMines}
					most={minesField.mostMines}
					spoken={String(choice.mines)}
					onChange={choose}
				/>
			</div>
			<Reading name={say("mines.next")}>{timesText(minesTimes({ mines: choice.mines, opened: next }))}</Reading>
		</>
	);
}
