// What providers say they paid out and a person must decide, above the queue: nothing where there is nothing.
import { everyMilliseconds, useQueueNews } from "#platform/desk/ui";
import { Button } from "#platform/ui";
import { listPayoutLines } from "../../contract/index.ts";
import { useListPayoutLines } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";
import { PayoutLineCard } from "./payout-line-card.tsx";

/** One of a withdrawal is decided on its own sheet, where all about it stands. */
export function PayoutLines({ onOpen }: { readonly onOpen: (reference: string) => void }) {
	const say = useCashierDeskText();
	const { data } = useListPayoutLines({}, { everyMilliseconds });
	useQueueNews(listPayoutLines);
	const title = say("withdrawals.provider.waiting");
	const lines = data?.lines ?? [];
	if (lines.length === 0) return null;
	return (
		<section aria-label={title} className="mb-6 flex flex-col gap-3">
			<h2 className="text-16 font-bold">{title}</h2>
			<ul className="grid items-start gap-3 lg:grid-cols-2">
				{lines.map((line) => (
					<li key={line.line} className="flex flex-col items-start gap-1 *:first:w-full">
						<PayoutLineCard line={line} decided={line.reference !== null} />
						{line.reference === null ? null : (
							<Button look="quiet" size="small" onPress={() => onOpen(line.reference ?? "")}>
								{say("withdrawals.provider.open", { reference: line.reference })}
							</Button>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
