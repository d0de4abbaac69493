// The chips, and what can be done with what lies: within a thumb's reach.
import { type CurrencyCode, formatMinor } from "#platform/kernel";
import { useFormats } from "#platform/ui";
import { Chip } from "../board/chip.tsx";
import { chipWords } from "../board/chip-words.ts";
import type { TablePlay, TableUiState } from "../play/table-types.ts";
import { useTableText } from "../text.ts";

export type ChipRowProps = {
	readonly table: TablePlay;
	readonly state: TableUiState;
	readonly currency: CurrencyCode;
	readonly chips: readonly bigint[];
	readonly chosen: bigint;
	readonly open: boolean;
	readonly onChoose: (chip: bigint) => void;
};

const act =
	"min-h-11 shrink-0 rounded-control bg-surface-2 px-3 text-14 whitespace-nowrap transition hover:bg-surface-3 active:scale-[0.98] disabled:opacity-45";

export function ChipRow({ table, state, currency, chips, chosen, open, onChoose }: ChipRowProps) {
	const say = useTableText();
	const { amount } = useFormats();
	const lies = state.laid.length > 0;
	const free = open && !state.busy;
	const own = state.own.length > 0;
	return (
		<div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
			<fieldset aria-label={say("bets.chips")} className="flex gap-1.5">
				{chips.map((chip, rank) => (
					<button
						key={String(chip)}
						type="button"
						aria-pressed={chip === chosen}
						aria-label={say("bets.chip", { amount: amount(formatMinor(chip, currency), currency) })}
						onClick={() => onChoose(chip)}
						className={`rounded-control p-0.5 transition active:scale-95 ${chip === chosen ? "-translate-y-1 outline-2 outline-accent" : ""}`}
					>
						<Chip words={chipWords(chip, currency)} rank={rank} size="large" />
					</button>
				))}
			</fieldset>
			<div className="scroll-row gap-1.5">
				<button type="button" className={act} disabled={!lies || state.busy} onClick={table.undo}>
					{say("act.undo")}
				</button>
				<button type="button" className={act} disabled={!lies || state.busy} onClick={table.clear}>
					{say("act.clear")}
				</button>
				<button type="button" className={act} disabled={!free || !(lies || own)} onClick={table.double}>
					{say("act.double")}
				</button>
				<button
					type="button"
					className={act}
					disabled={!free || lies || state.before.length === 0}
					onClick={table.repeat}
				>
					{say("act.repeat")}
				</button>
			</div>
		</div>
	);
}
