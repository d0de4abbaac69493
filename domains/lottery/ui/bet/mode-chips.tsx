// How prizes are reckoned, where a seat has the choice: by a prize group, or by the first digit of the draw.
import { Chips } from "#platform/ui";
import { familyOf, modesBeside, type PrizeMode } from "../../core/index.ts";
import { useLotteryText } from "../text.ts";
import type { Footing } from "./draft.ts";

export type ModeChipsProps = {
	/** As the seat was opened. */
	readonly opened: Footing;
	readonly mode: PrizeMode;
	readonly onMode: (mode: PrizeMode) => void;
};

export function ModeChips({ opened, mode, onMode }: ModeChipsProps) {
	const say = useLotteryText();
	const modes = modesBeside(opened.mode, familyOf(opened.game));
	if (modes.length === 1) return null;
	return (
		<div className="flex flex-col gap-2">
			<Chips
				label={say("modes.label")}
				items={modes.map((key) => ({ key, label: say(key === "ZY" ? "modes.ZY" : "modes.Lott") }))}
				chosen={mode}
				onChoose={onMode}
			/>
			{mode === "ZY" ? <p className="max-w-prose text-14 text-text-2">{say("modes.saysZY")}</p> : null}
		</div>
	);
}
