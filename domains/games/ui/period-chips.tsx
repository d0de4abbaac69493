// The period of what is listed, one press away. Where things to come are listed (tournaments, races), `upcoming` offers the
// next days beside the last ones, and no period at all.
import { Chips } from "#platform/ui";
import { periodPresets, upcomingPresets } from "../core/index.ts";
import { useGamesText } from "./text.ts";

export const upcomingPeriods = ["any", ...upcomingPresets, "last-7-days", "last-30-days"] as const;

export type PeriodChipsProps = {
	/** A key of the presets, or of what stands before them. */
	readonly chosen: string;
	readonly onChoose: (period: string) => void;
	readonly upcoming?: boolean;
	/** What stands before the presets: one day that is looked at. */
	readonly before?: readonly { readonly key: string; readonly label: string }[];
};

export function PeriodChips({ chosen, onChoose, upcoming = false, before = [] }: PeriodChipsProps) {
	const say = useGamesText();
	const presets = upcoming ? upcomingPeriods : periodPresets;
	return (
		<Chips
			label={say("record.period")}
			items={[...before, ...presets.map((key) => ({ key, label: say(`record.periods.${key}`) }))]}
			chosen={chosen}
			onChoose={onChoose}
		/>
	);
}
