// The house offers a contract to an agent that stands below nobody: its kind, its steps, what becomes of a negative period.
import { type FormEvent, useState } from "react";
import { Button, FailureNote, Field, Select, showToast } from "#platform/ui";
import { listAgentContracts } from "../contract/index.ts";
import { carries, contractKinds } from "../core/index.ts";
import { useOfferAgentContract } from "./calls.gen.ts";
import { useAgentsDeskText } from "./text.ts";

type Step = {
	readonly place: number;
	readonly rate: string;
	readonly turnover: string;
	readonly members: string;
	readonly streak: string;
};
const fields = ["rate", "turnover", "members", "streak"] as const;
const emptyStep = (place: number): Step => ({ place, rate: "", turnover: "", members: "", streak: "" });
const whole = (text: string): number => (/^[0-9]{1,6}$/.test(text) ? Number(text) : 0);
const most = 6;

export function OfferContract({ onDone }: { readonly onDone: () => void }) {
	const say = useAgentsDeskText();
	const offer = useOfferAgentContract({ refreshes: [listAgentContracts] });
	const [account, setAccount] = useState("");
	const [kind, setKind] = useState<(typeof contractKinds)[number]>("daily");
	const [carry, setCarry] = useState<(typeof carries)[number]>("all");
	const [steps, setSteps] = useState<readonly Step[]>([emptyStep(1)]);
	const change = (step: Step) => setSteps(steps.map((one) => (one.place === step.place ? step : one)));
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const tiers = steps.map(({ rate, turnover, members, streak }) => ({
			rate,
			turnover: turnover === "" ? "0" : turnover,
			members: whole(members),
			streak: whole(streak),
		}));
		const order = {
			account: account.trim(),
			kind,
			tiers,
			carry: kind === "dividend" ? carry : "none",
			remark: "",
		} as const;
		const onSuccess = () => {
			showToast({ tone: "success", text: say("contracts.offered") });
			onDone();
		};
		offer.mutate(order, { onSuccess });
	};
	return (
		<form onSubmit={submit} className="flex flex-col gap-4">
			<Field
				label={say("agents.agent")}
				required
				autoComplete="off"
				autoCapitalize="none"
				maxLength={256}
				value={account}
				onChange={(event) => setAccount(event.target.value)}
			/>
			<Select
				label={say("contracts.kind")}
				value={kind}
				options={contractKinds.map((value) => ({ value, label: say(`kinds.${value}`) }))}
				onChange={(value) => setKind(contractKinds.find((one) => one === value) ?? "daily")}
			/>
			{kind === "dividend" ? (
				<Select
					label={say("contracts.carry")}
					value={carry}
					options={carries.map((value) => ({ value, label: say(`carries.${value}`) }))}
					onChange={(value) => setCarry(carries.find((one) => one === value) ?? "all")}
				/>
			) : null}
			{steps.map((step) => (
				<fieldset key={step.place} className="grid grid-cols-2 gap-3">
					<legend className="mb-1 text-13 text-text-3">{say("contracts.step", { place: String(step.place) })}</legend>
					{fields.map((field) => (
						<Field
							key={field}
							label={say(`contracts.${field}`)}
							required={field === "rate"}
							inputMode="decimal"
							maxLength={20}
							value={step[field]}
							onChange={(event) => change({ ...step, [field]: event.target.value.trim() })}
						/>
					))}
				</fieldset>
			))}
			{offer.error === null ? null : <FailureNote error={offer.error} />}
			<div className="flex flex-wrap gap-2">
				<Button submit busy={offer.isPending}>
					{say("contracts.send")}
				</Button>
				{steps.length >= most ? null : (
					<Button look="plain" onPress={() => setSteps([...steps, emptyStep(steps.length + 1)])}>
						{say("contracts.addStep")}
					</Button>
				)}
			</div>
		</form>
	);
}
