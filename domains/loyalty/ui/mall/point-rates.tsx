// How points are earned: the brand's rate of each hall, and what my rank makes of it.
import { useGamesText } from "#games/ui";
import { FailureNote, Skeleton } from "#platform/ui";
import { useGetPointConfig } from "../calls.gen.ts";
import { useLoyaltyText } from "../text.ts";

export function PointRates() {
	const say = useLoyaltyText();
	const sayGames = useGamesText();
	const { data, error, refetch } = useGetPointConfig({});
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-64 rounded-card" />;
	return (
		<section aria-labelledby="rates" className="rounded-card bg-surface-1 p-5">
			<h2 id="rates" className="text-16 font-bold">
				{say("mall.rates")}
			</h2>
			<p className="mt-1 text-14 text-text-2">{say("mall.ratesText")}</p>
			<dl className="mt-4 flex flex-col divide-y divide-line">
				{data.rates.map(({ category, rate }) => (
					<div key={category} data-hue={category} className="flex min-h-11 items-center gap-3 text-14">
						<span aria-hidden="true" className="cut-corner-small size-3 bg-hue" />
						<dt className="grow">{sayGames(`category.name.${category}`)}</dt>
						<dd className="font-bold">{rate}</dd>
					</div>
				))}
			</dl>
			{data.rankPercent === 100 ? null : (
				<p className="mt-3 text-14 text-text-2">{say("mall.rankFactor", { percent: data.rankPercent })}</p>
			)}
		</section>
	);
}
