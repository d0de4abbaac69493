// What a draft can cost at most, and what it would have cost on yesterday's play.
import { Fact, Facts, Refused } from "#platform/desk/ui";
import { Amount, Button } from "#platform/ui";
import type { OfferDraft } from "../../contract/index.ts";
import { useTryOffer } from "../calls.gen.ts";
import { usePromotionsDeskText } from "../text.ts";

export function OfferTrial({ draft }: { readonly draft: OfferDraft | undefined }) {
	const say = usePromotionsDeskText();
	const { mutate, data, error, isPending, reset } = useTryOffer();
	return (
		<section aria-label={say("trial.title")} className="flex flex-col gap-4 rounded-card bg-surface-2 p-5">
			<h3 className="text-16 font-bold">{say("trial.title")}</h3>
			<p className="text-13 text-text-3">{say("trial.text")}</p>
			<div>
				<Button
					look="plain"
					size="small"
					busy={isPending}
					disabled={draft === undefined}
					onPress={() => (draft === undefined ? undefined : mutate({ draft }))}
				>
					{say("trial.act")}
				</Button>
			</div>
			<Refused error={error} onLookAgain={reset} />
			{data === undefined ? null : (
				<Facts>
					{(["mostOfTurn", "mostOfMember", "mostOfAll"] as const).map((name) => (
						<Fact key={name} name={say(`trial.${name}`)}>
							<Amount amount={data[name]} currency={data.currency} />
						</Fact>
					))}
					<Fact name={say("trial.day")}>{data.day}</Fact>
					{(["audience", "members", "rewards", "refused"] as const).map((name) => (
						<Fact key={name} name={say(`trial.${name}`)}>
							{data[name]}
						</Fact>
					))}
					{(["earned", "cost"] as const).map((name) => (
						<Fact key={name} name={say(`trial.${name}`)}>
							<Amount amount={data[name]} currency={data.currency} />
						</Fact>
					))}
				</Facts>
			)}
		</section>
	);
}
