// Offers a contract to an agent directly below: whose, and its steps, each harder to reach than the one before.
import { type FormEvent, useState } from "react";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { type Carry, type ContractKind, carries } from "../core/index.ts";
import { useProcess } from "./process-hooks.ts";
import { useAgentsText } from "./text.ts";

type Step = {
	readonly place: number;
	readonly rate: string;
	readonly turnover: string;
	readonly members: string;
	readonly streak: string;
};
const fields = ["rate", "turnover", "members", "streak"] as const;
const emptyStep = (place: number): Step => ({ place, rate: "", turnover: "", members: "", streak: "" });
const most = 6;

const whole = (text: string): number => (/^[0-9]{1,6}$/.test(text) ? Number(text) : 0);
const tierFrom = ({ rate, turnover, members, streak }: Step) => ({
	rate,
	turnover: turnover === "" ? "0" : turnover,
	members: whole(members),
	streak: whole(streak),
});

export function OfferForm({ kind, onDone }: { readonly kind: ContractKind; readonly onDone: () => void }) {
	const say = useAgentsText();
	const process = useProcess(kind);
	const [account, setAccount] = useState("");
	const [steps, setSteps] = useState<readonly Step[]>([emptyStep(1)]);
	const [carry, setCarry] = useState<Carry>("all");
	const change = (step: Step) => setSteps(steps.map((one) => (one.place === step.place ? step : one)));
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const order = { action: "offer", account: account.trim(), tiers: steps.map(tierFrom) } as const;
		const sent = await process.mutateAsync(kind === "dividend" ? { ...order, carry } : order).catch(() => undefined); // said by `error`
		if (sent === undefined) return;
		showToast({ tone: "info", text: say("contracts.offered") });
		onDone();
	};
	return (
		<form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4 rounded-card bg-surface-2 p-4">
			<Field
				label={say("contracts.agent")}
				required
				autoComplete="off"
				autoCapitalize="none"
				maxLength={256}
				value={account}
				onChange={(event) => setAccount(event.target.value)}
			/>
			{steps.map((step) => (
				<StepFields key={step.place} step={step} onChange={change} />
			))}
			{kind === "dividend" ? (
				<Select
					label={say("contracts.carry")}
					value={carry}
					options={carries.map((value) => ({ value, label: say(`contracts.carries.${value}`) }))}
					onChange={(value) => setCarry(carries.find((one) => one === value) ?? "all")}
				/>
			) : null}
			{process.error === null ? null : <FailureNote error={process.error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit busy={process.isPending}>
					{say("contracts.send")}
				</Button>
				{steps.length >= most ? null : (
					<Button look="plain" onPress={() => setSteps([...steps, emptyStep(steps.length + 1)])}>
						{say("contracts.addStep")}
					</Button>
				)}
				<Button look="quiet" onPress={onDone}>
					{say("contracts.cancel")}
				</Button>
			</div>
		</form>
	);
}

type StepProps = { readonly step: Step; readonly onChange: (step: Step) => void };

function StepFields({ step, onChange }: StepProps) {
	const say = useAgentsText();
	return (
		<fieldset className="grid grid-cols-2 gap-3 md:grid-cols-4">
			<legend className="mb-1 text-13 text-text-3">{say("contracts.step", { place: String(step.place) })}</legend>
			{fields.map((field) => (
				<Field
					key={field}
					label={say(`contracts.${field}`)}
					required={field === "rate"}
					inputMode="decimal"
					maxLength={20}
					value={step[field]}
					onChange={(event) => onChange({ ...step, [field]: event.target.value.trim() })}
				/>
			))}
		</fieldset>
	);
}
