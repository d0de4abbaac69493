// The bank of an account: one of those of the country, or another by its name.
import { useId, useState } from "react";
import { isCurrencyCode } from "#platform/kernel";
import { Field, FieldLabel, Icon, useLanguage } from "#platform/ui";
import { banksFor } from "../core/index.ts";
import { useCashierText } from "./text.ts";

export type BankFieldProps = {
	readonly currency: string;
	readonly bank: string;
	/** What is wrong with it, said below. */
	readonly fault: string | undefined;
	readonly onChange: (bank: string) => void;
};

export function BankField({ currency, bank, fault, onChange }: BankFieldProps) {
	const say = useCashierText();
	const language = useLanguage();
	const banks = isCurrencyCode(currency) ? banksFor({ currency, language }) : [];
	const [other, setOther] = useState(banks.length === 0);
	const choose = (value: string): void => {
		setOther(value === otherBank);
		onChange(value === otherBank ? "" : value);
	};
	return (
		<>
			{banks.length === 0 ? null : (
				<BankList banks={banks} chosen={other ? otherBank : bank} fault={other ? undefined : fault} onChoose={choose} />
			)}
			{other ? (
				<Field
					label={say(banks.length === 0 ? "pending.bank" : "withdraw.otherBankName")}
					required
					{...(fault === undefined ? {} : { error: fault })}
					autoComplete="off"
					maxLength={80}
					value={bank}
					onChange={(event) => onChange(event.target.value)}
				/>
			) : null}
		</>
	);
}

const otherBank = "other";

type BankListProps = {
	readonly banks: readonly string[];
	readonly chosen: string;
	readonly fault: string | undefined;
	readonly onChoose: (value: string) => void;
};

function BankList({ banks, chosen, fault, onChoose }: BankListProps) {
	const say = useCashierText();
	const id = useId();
	const border = fault === undefined ? "border-line-control" : "border-lost";
	return (
		<div className="flex flex-col gap-1.5">
			<FieldLabel of={id} text={say("pending.bank")} required />
			<div className={`relative h-12 rounded-control border bg-ground ${border}`}>
				<select
					id={id}
					aria-required
					aria-invalid={fault !== undefined}
					aria-describedby={fault === undefined ? undefined : `${id}-fault`}
					value={chosen}
					onChange={(event) => onChoose(event.target.value)}
					className="size-full cursor-pointer appearance-none truncate rounded-control bg-transparent ps-3 pe-10 text-16 outline-none focus-visible:outline-2 focus-visible:outline-hue [&>option]:bg-surface-2"
				>
					<option value="">{say("withdraw.chooseBank")}</option>
					{banks.map((name) => (
						<option key={name} value={name}>
							{name}
						</option>
					))}
					<option value={otherBank}>{say("withdraw.otherBank")}</option>
				</select>
				<Icon name="chevron-down" className="pointer-events-none absolute end-3 top-3 text-text-3" />
			</div>
			{fault === undefined ? null : (
				<p id={`${id}-fault`} role="alert" className="text-13 text-lost">
					{fault}
				</p>
			)}
		</div>
	);
}
