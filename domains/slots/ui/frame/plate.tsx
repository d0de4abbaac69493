// The plate below the reels: it says in words what the stage shows at the moment.

import { useSlotNames, useSlotText } from "../text.ts";
import type { ShownWin, StageStep } from "../timeline/plan-round.ts";
import type { Show } from "./show.ts";

export type PlateProps = {
	readonly show: Show;
	readonly amountOf: (credits: number) => string;
	readonly idle: string;
};

/** Not read aloud: the result of the round is announced as a whole, a long bonus by its steps. */
export function Plate({ show, amountOf, idle }: PlateProps) {
	const step = show.showing.use();
	const win = show.pointing.use();
	const words = usePlateWords(show, amountOf);
	const said = win === undefined ? words.ofStep(step) : words.ofWin(win);
	return (
		<p aria-hidden="true" className="w-full truncate font-medium tracking-tight">
			{said ?? words.standing() ?? (step === undefined ? idle : "")}
		</p>
	);
}

/** Steps of a bonus that is long in coming to its result, and what a doubling drew: they are said while they are shown. */
const told: ReadonlySet<string> = new Set([
	...["free-start", "free-more", "free-end"],
	...["hold-start", "gather", "cap", "hold-end"],
	"double-up",
]);

/** What is said of the bonus that is being shown; empty when nothing is. */
export function useBonusWords(show: Show, amountOf: (credits: number) => string): string {
	const step = show.showing.use();
	const words = usePlateWords(show, amountOf);
	return told.has(step?.kind ?? "") ? (words.ofStep(step) ?? "") : "";
}

function usePlateWords(show: Show, amountOf: (credits: number) => string) {
	const say = useSlotText();
	const name = useSlotNames();
	const { symbols } = show.table;
	const free = show.free.use();
	const multiplier = show.multiplier.use();
	const endOf = (full: boolean) => (full ? "holdFull" : show.table.bonus?.kind === "gather" ? "gatherEnd" : "holdEnd");
	const ofWin = (win: ShownWin): string => {
		const values = {
			symbol: name(`symbol.${symbols[win.symbol]?.code ?? ""}`),
			number: win.count,
			amount: amountOf(win.pay),
		};
		if (win.line !== undefined) return say("plate.line", { ...values, line: win.line + 1 });
		if (win.ways !== undefined) return say("plate.ways", { ...values, count: win.ways });
		return say("plate.cluster", values);
	};
	const winsWords = ({ wins, before, after }: Extract<StageStep, { kind: "wins" }>): string => {
		const [only, ...more] = wins;
		return only !== undefined && more.length === 0 ? ofWin(only) : amountOf(after - before);
	};
	return {
		ofWin,
		ofStep: (step: StageStep | undefined): string | undefined => {
			switch (step?.kind) {
				case "wins":
					return winsWords(step);
				case "free-start":
					return say("plate.freeStart", { count: step.spins });
				case "free-more":
					return say("plate.freeMore", { count: step.spins, of: step.of });
				case "free-end":
					return say("plate.freeEnd", { amount: amountOf(step.win) });
				case "hold-start":
				case "hold-respin":
					return say("plate.respins", { count: "left" in step ? step.left : step.respins });
				case "gather":
					return say("plate.gather", { count: step.from.length, amount: amountOf(step.credits) });
				case "hold-end":
					return say(`plate.${endOf(step.full)}`, { amount: amountOf(step.after - step.before) });
				case "double-up":
					return say(step.picked === step.drawn ? "double.won" : "double.lost", { amount: amountOf(step.after) });
				case "respin":
					return say("plate.respin");
				case "cap":
					return say("plate.cap", { amount: amountOf(step.win) });
				default:
					return undefined;
			}
		},
		/** What stays true over several steps: the free spin that runs, the multiplier that is in force. */
		standing: (): string | undefined => {
			const parts = [
				free === undefined ? [] : [say("plate.freeSpin", free)],
				multiplier > 1 ? [say("plate.times", { value: multiplier })] : [],
			].flat();
			return parts.length === 0 ? undefined : parts.join("   ");
		},
	};
}
