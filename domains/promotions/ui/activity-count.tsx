// Says how many promotions can be taken part in, for a count that stands elsewhere. Shows nothing itself.
import { useEffect } from "react";
import type { State } from "../core/index.ts";
import { useListActivities } from "./calls.gen.ts";

const over: ReadonlySet<State> = new Set(["coming", "claimed", "close"]);

export function ActivityCount({ onCount }: { readonly onCount: (count: number) => void }) {
	const { data } = useListActivities({}, { freshMilliseconds: 600_000 });
	const count = data?.activities.filter(({ state }) => !over.has(state)).length ?? 0;
	useEffect(() => {
		onCount(count);
	}, [count, onCount]);
	return null;
}
