// What an offer of a contract is typed into, on an agent's page and at the desk alike: for whom, its steps, each harder to
// reach than the one before, of a dividend what becomes of a negative period, and a remark. Sends nothing itself.
import { type FormEvent, type ReactNode, useState } from "react";
import { Button, FailureNote, Field, Select } from "#platform/ui";
import type { TierShown } from "../contract/index.ts";
import { type Carry, type ContractKind, carries } from "../core/index.ts";
import { AccountField } from "./account-field.tsx";

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
const tierFrom = ({ rate, turnover, members, streak }: Step): TierShown => ({
	rate,
	turnover: turnover === "" ? "0" : turnover,
	members: whole(members),
	streak: whole(streak),
});

/** In the language of whoever's page it is. */
export type OfferWords = {
	readonly agent: string;
	readonly step: (place: string) => string;
	readonly field: (name: (typeof fields)[number]) => string;
	readonly carry: string;
	readonly carries: (carry: Carry) => string;
	readonly remark: string;
	readonly send: string;
	readonly addStep: string;
};

export type OfferTyped = {
	readonly account: string;
	readonly tiers: TierShown[];
	readonly carry: Carry;
	readonly remark: string;
};

export type OfferFieldsProps = {
	readonly kind: ContractKind;
	readonly words: OfferWords;
	readonly busy: boolean;
	readonly error: Error | null;
	readonly onSend: (typed: OfferTyped) => void;
	/** Between whose and the steps. */
	readonly children?: ReactNode;
	/** Beside the button that sends. */
	readonly aside?: ReactNode;
};

export function OfferFields({ kind, words, busy, error, onSend, children, aside }: OfferFieldsProps) {
	const [account, setAccount] = useState("");
	const [steps, setSteps] = useState<readonly Step[]>([emptyStep(1)]);
	const [carry, setCarry] = useState<Carry>("all");
	const [remark, setRemark] = useState("");
	const change = (step: Step) => setSteps(steps.map((one) => (one.place === step.place ? step : one)));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const typed = { account: account.trim(), tiers: steps.map(tierFrom), remark: remark.trim() };
		onSend({ ...typed, carry: kind === "dividend" ? carry : "none" });
	};
	return (
		<form onSubmit={submit} className="flex flex-col gap-4">
			<AccountField label={words.agent} value={account} onWrite={setAccount} />
			{children}
			{steps.map((step) => (
				<StepFields key={step.place} step={step} words={words} onChange={change} />
			))}
			{kind === "dividend" ? (
				<Select
					label={words.carry}
					value={carry}
					options={carries.map((value) => ({ value, label: words.carries(value) }))}
					onChange={(value) => setCarry(carries.find((one) => one === value) ?? "all")}
				/>
			) : null}
			<Field label={words.remark} maxLength={140} value={remark} onChange={(event) => setRemark(event.target.value)} />
			{error === null ? null : <FailureNote error={error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit busy={busy}>
					{words.send}
				</Button>
				{steps.length >= most ? null : (
					<Button look="plain" onPress={() => setSteps([...steps, emptyStep(steps.length + 1)])}>
						{words.addStep}
					</Button>
				)}
				{aside}
			</div>
		</form>
	);
}

type StepProps = {
	readonly step: Step;
	readonly words: OfferWords;
	readonly onChange: (step: Step) => void;
};

const StepFields = ({ step, words, onChange }: StepProps) => (
	<fieldset className="grid grid-cols-2 gap-3 md:grid-cols-4">
		<legend className="mb-1 text-13 text-text-3">{words.step(String(step.place))}</legend>
		{fields.map((field) => (
			<Field
				key={field}
				label={words.field(field)}
				required={field === "rate"}
				inputMode="decimal"
				maxLength={20}
				value={step[field]}
				onChange={(event) => onChange({ ...step, [field]: event.target.value.trim() })}
			/>
		))}
	</fieldset>
);
