// The question before the first deposit (RTS 12B): a limit that holds at once, or none.
import { type FormEvent, useState } from "react";
import { isCurrencyCode, parseMinor } from "#platform/kernel";
import { Button, Chips, FailureNote, Field, Icon, showToast } from "#platform/ui";
import { readProtection } from "#protection/contract";
import { useSetLimit } from "#protection/ui";
import { readDepositDesk } from "../contract/index.ts";
import { useDeclineDepositLimit } from "./calls.gen.ts";
import { useCashierText } from "./text.ts";

const periods = ["day", "week", "month"] as const;

export function FirstLimit({ currency }: { readonly currency: string }) {
	const say = useCashierText();
	const { typed, setTyped, period, setPeriod, wrong, set, decline, save } = useFirstLimit(currency);
	return (
		<form onSubmit={save} noValidate className="flex flex-col gap-4 rounded-card bg-surface-2 p-5 md:p-6">
			<div className="flex items-start gap-3">
				<Icon name="shield" className="mt-1 shrink-0 text-won" />
				<div>
					<h3 className="text-20 font-bold">{say("first.title")}</h3>
					<p className="mt-1 max-w-prose text-14 text-text-2">{say("first.text")}</p>
				</div>
			</div>
			<Chips
				label={say("first.period")}
				items={periods.map((key) => ({ key, label: say(`desk.periods.${key}`) }))}
				chosen={period}
				onChoose={setPeriod}
			/>
			<Field
				label={say("first.amount")}
				{...(wrong ? { error: say("first.invalid") } : {})}
				inputMode="decimal"
				autoComplete="off"
				maxLength={16}
				value={typed}
				onChange={(event) => setTyped(event.target.value)}
				before={<span className="text-14 text-text-3">{currency}</span>}
			/>
			{set.error === null ? null : <FailureNote error={set.error} />}
			{decline.error === null ? null : <FailureNote error={decline.error} />}
			<div className="flex flex-wrap justify-end gap-2">
				<Button look="quiet" busy={decline.isPending} onPress={() => decline.mutate({})}>
					{say("first.without")}
				</Button>
				<Button submit busy={set.isPending}>
					{say("first.set")}
				</Button>
			</div>
		</form>
	);
}

function useFirstLimit(currency: string) {
	const say = useCashierText();
	const [typed, setTyped] = useState("");
	const [period, setPeriod] = useState<(typeof periods)[number]>("month");
	const [tried, setTried] = useState(false);
	const set = useSetLimit({ refreshes: [readDepositDesk, readProtection] });
	const decline = useDeclineDepositLimit({ refreshes: [readDepositDesk] });
	const amount = isCurrencyCode(currency) ? parseMinor(typed.trim(), currency) : undefined;
	const good = amount?.ok === true && amount.value >= 0n;
	const save = (event: FormEvent): void => {
		event.preventDefault();
		setTried(true);
		if (!good) return;
		const onSuccess = () => showToast({ tone: "success", text: say("first.saved") });
		set.mutate({ kind: "deposit", period, amount: typed.trim() }, { onSuccess });
	};
	return { typed, setTyped, period, setPeriod, set, decline, save, wrong: tried && !good };
}
