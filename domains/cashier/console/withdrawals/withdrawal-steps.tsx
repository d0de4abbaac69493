// What happened to a withdrawal, by whom and when, the oldest first.
import { DateTime } from "#platform/ui";
import type { WithdrawalSheet } from "../../contract/index.ts";
import { useCashierDeskText } from "../text.ts";

const others = ["member", "clock", "provider"] as const;
const kinds = [
	...(["ask", "approve", "refuse", "cancel", "send", "settle", "fail", "question"] as const),
	...(["pay", "receive", "force", "dispute", "prove", "reverse"] as const),
];

export function WithdrawalSteps({ steps }: Pick<WithdrawalSheet, "steps">) {
	const say = useCashierDeskText();
	const title = say("withdrawals.history");
	return (
		<section aria-label={title}>
			<h3 className="mb-2 text-14 font-medium">{title}</h3>
			<ol className="flex flex-col gap-2 text-14">
				{steps.map(({ at, kind, by, remark }) => {
					const known = kinds.find((one) => one === kind);
					const other = others.find((one) => one === by);
					return (
						<li key={`${at} ${kind} ${by}`} className="rounded-control bg-surface-2 px-3 py-2">
							<p className="flex flex-wrap justify-between gap-x-4">
								<span>
									<span className="font-medium">{known === undefined ? kind : say(`withdrawals.steps.${known}`)}</span>
									<span className="text-text-3">{` · ${other === undefined ? by : say(`withdrawals.by.${other}`)}`}</span>
								</span>
								<span className="text-text-3">
									<DateTime at={at} />
								</span>
							</p>
							{remark === "" ? null : <p className="mt-1 break-words text-text-2">{remark}</p>}
						</li>
					);
				})}
			</ol>
		</section>
	);
}
