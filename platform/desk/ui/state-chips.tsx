// What narrows a queue: one of its states, each with how many are in it, counted to a thousand.
import { ChipsFilter } from "./filters.tsx";
import { useDeskText } from "./text.ts";

export type StateChipsProps<State extends string> = {
	readonly states: readonly State[];
	readonly chosen: State;
	readonly words: (state: State) => string;
	/** Undefined until it is known. */
	readonly counts: Readonly<Partial<Record<State, number>>> | undefined;
};

const most = 1_000;

export function StateChips<State extends string>({ states, chosen, words, counts }: StateChipsProps<State>) {
	const say = useDeskText();
	const shown = (count: number | undefined): string => {
		if (count === undefined) return "";
		return count < most ? ` ${count}` : ` ${say("parts.countOver", { count: most })}`;
	};
	return (
		<ChipsFilter
			name="state"
			label={say("parts.state")}
			items={states.map((key) => ({ key, label: `${words(key)}${shown(counts?.[key])}` }))}
			chosen={chosen}
		/>
	);
}
