// What holds for the brand's agents: edges and fees that bound what is paid, who pays, from when on a finding holds bills.
import { useState } from "react";
import type { OutputOf } from "#platform/contract";
import { PageHead, SettingsForm, TableSkeleton, useCodeWords } from "#platform/desk/ui";
import { FailureNote, Field, Select, showToast } from "#platform/ui";
import { readAgentTerms } from "../contract/index.ts";
import { dividendPeriods, payers } from "../core/index.ts";
import { useReadAgentTerms, useSetAgentTerms } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

type Terms = OutputOf<typeof readAgentTerms>;

export function TermsPage() {
	const say = useAgentsDeskText();
	const { data, error, refetch } = useReadAgentTerms({});
	return (
		<>
			<PageHead title={say("screens.agentTerms")} text={say("terms.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : <Form terms={data} onLookAgain={() => void refetch()} />}
		</>
	);
}

const typed = ["houseEdge", "rebates", "vendorFee", "paymentCost", "validTurnover"] as const;

function Form({ terms, onLookAgain }: { readonly terms: Terms; readonly onLookAgain: () => void }) {
	const say = useAgentsDeskText();
	const save = useSetAgentTerms({ refreshes: [readAgentTerms] });
	const [written, setWritten] = useState(terms);
	const { houseEdge, rebates, vendorFee, paymentCost, validTurnover, dividendPeriod, payer, holdFrom } = written;
	const onSave = () =>
		save.mutate(
			{ houseEdge, rebates, vendorFee, paymentCost, validTurnover, dividendPeriod, payer, holdFrom },
			{ onSuccess: () => showToast({ tone: "success", text: say("terms.saved") }) },
		);
	const wordsOf = useCodeWords();
	return (
		<SettingsForm permission="agents.terms:write" save={save} onSave={onSave} onLookAgain={onLookAgain}>
			<div className="grid gap-4 md:grid-cols-2">
				{typed.map((name) => (
					<Field
						key={name}
						label={say(`terms.${name}`)}
						required
						inputMode="decimal"
						maxLength={20}
						value={written[name]}
						onChange={(event) => setWritten({ ...written, [name]: event.target.value.trim() })}
					/>
				))}
				<Select
					label={say("terms.dividendPeriod")}
					value={dividendPeriod}
					options={dividendPeriods.map((value) => ({ value, label: say(`terms.periods.${value}`) }))}
					onChange={(value) =>
						setWritten({ ...written, dividendPeriod: dividendPeriods.find((one) => one === value) ?? "week" })
					}
				/>
				<Select
					label={say("terms.payer")}
					value={payer}
					options={payers.map((value) => ({ value, label: say(`terms.payers.${value}`) }))}
					onChange={(value) => setWritten({ ...written, payer: payers.find((one) => one === value) ?? "company" })}
				/>
				<Field
					label={say("terms.holdFrom")}
					required
					inputMode="numeric"
					maxLength={3}
					value={String(holdFrom)}
					onChange={(event) => setWritten({ ...written, holdFrom: Number(event.target.value.replace(/\D/g, "")) })}
				/>
			</div>
			<p className="text-14 text-text-2">
				{say("terms.points", {
					points: terms.points.map(({ category, rate }) => `${wordsOf("categories", category)} ${rate}%`).join(" · "),
				})}
			</p>
		</SettingsForm>
	);
}
