// A transfer with every leg of it: what it answers to, what answers it, the other side.
import { Coded, TableSkeleton, useCodeWords } from "#platform/desk/ui";
import { DateTime, FailureNote, useFormats } from "#platform/ui";
import { useReadTransfer } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

type Asked = { readonly memberId: string; readonly entryKey: string };

export function TransferLegs({ memberId, entryKey }: Asked) {
	const say = useOfficeText();
	const { amount } = useFormats();
	const wordsOf = useCodeWords();
	const transfer = useReadTransfer({ memberId, entryKey });
	if (transfer.error !== null) return <FailureNote error={transfer.error} onRetry={() => void transfer.refetch()} />;
	if (transfer.data === undefined) return <TableSkeleton />;
	const { legs, adjusted } = transfer.data;
	return (
		<div className="flex flex-col gap-4 text-14">
			{adjusted === null ? null : <p className="text-text-2">{say("ledger.adjusted", adjusted)}</p>}
			<ul className="flex flex-col gap-3">
				{legs.map((leg) => (
					<li
						key={`${leg.memberId} ${leg.key}`}
						data-open={leg.key === entryKey}
						className="rounded-card bg-surface-2 p-4 data-[open=true]:bg-surface-3"
					>
						<p className="flex flex-wrap justify-between gap-x-4">
							<span className="font-medium">
								<Coded group="kinds" code={leg.kind} />
							</span>
							<span className="font-medium">{amount(leg.amount, leg.currency)}</span>
						</p>
						<p className="mt-1 flex flex-wrap justify-between gap-x-4 text-13 text-text-3">
							<span title={`${leg.purse} ↔ ${leg.counter}`}>
								{`${leg.memberId} ${wordsOf("purses", leg.purse)} ↔ ${wordsOf("accounts", leg.counter)}`}
							</span>
							<DateTime at={leg.at} />
						</p>
						<p className="mt-1 text-13 break-all text-text-3">{leg.key}</p>
					</li>
				))}
			</ul>
		</div>
	);
}
