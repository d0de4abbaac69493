// How many promotions are in force, as a badge beside the word; nobody who is excluded is told (GLI-19 A.3.8: no marketing).
import { useState } from "react";
import { useBrandText, useListPromotions } from "#brand/ui";
import { ActivityCount } from "#promotions/ui";
import { useExclusion } from "../excluded/use-exclusion.ts";

export function PromotionCount() {
	const exclusion = useExclusion();
	return exclusion === undefined ? <Count /> : null;
}

function Count() {
	const say = useBrandText();
	const { data } = useListPromotions({}, { freshMilliseconds: 600_000 });
	const [claimed, setClaimed] = useState(0);
	const count = claimed + (data?.promotions.filter(({ state }) => state === "open").length ?? 0);
	return (
		<>
			<ActivityCount onCount={setClaimed} />
			{count === 0 ? null : (
				<span className="grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-13 font-bold text-accent-ink">
					<span aria-hidden="true">{count}</span>
					<span className="sr-only">{say("nav.promotionCount", { count })}</span>
				</span>
			)}
		</>
	);
}
