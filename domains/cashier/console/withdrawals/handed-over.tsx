// What a provider was handed of a withdrawal, how that stands, and what it says it paid, with the word on what is in question.
import { Badge, DateTime } from "#platform/ui";
import type { WithdrawalSheet } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";
import { PayoutLineCard } from "./payout-line-card.tsx";
import { SimulatedMark } from "./simulated-mark.tsx";

const tones = { opening: "hue", accepted: "hue", review: "lost", paid: "won", failed: "lost" } as const;

/** Nothing of one that no provider ever had. */
export function HandedOver({ sheet: { handed, lines } }: { readonly sheet: WithdrawalSheet }) {
	const say = useCashierDeskText();
	const title = say("withdrawals.provider.title");
	if (handed.length === 0) return null;
	return (
		<section aria-label={title}>
			<h3 className="mb-2 text-14 font-medium">{title}</h3>
			<ul className="flex flex-col gap-2 text-14">
				{handed.map(({ provider, simulated, state, reason, sentAt }) => (
					<li key={sentAt} className="rounded-control bg-surface-2 px-3 py-2">
						<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
							<span className="font-medium">{provider}</span>
							{simulated ? <SimulatedMark /> : null}
							<Badge tone={tones[state]}>{say(`withdrawals.provider.states.${state}`)}</Badge>
							<span className="ms-auto text-text-3">
								<DateTime at={sentAt} />
							</span>
						</p>
						{reason === "" ? null : <p className="mt-1 break-words text-text-2">{reason}</p>}
					</li>
				))}
				{lines.map((line) => (
					<li key={line.line}>
						<PayoutLineCard line={line} />
					</li>
				))}
			</ul>
		</section>
	);
}
