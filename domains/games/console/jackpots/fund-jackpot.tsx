// Puts money of the house into a jackpot's reserve, with a reason; the same press arrives once. What one may not do alone is said
// before it is pressed.
import { useState } from "react";
import { beyondAlone } from "#platform/desk/core";
import { fieldsOf, minorOf, useDeskText, useMe } from "#platform/desk/ui";
import { Button, FailureNote, Field, showToast, useFormats } from "#platform/ui";
import { type DeskJackpot, readJackpots } from "../../contract/index.ts";
import { useFundJackpot } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

export type FundJackpotProps = {
	readonly jackpot: DeskJackpot;
	/** What whoever looks put in alone within the last 24 hours, over all jackpots. */
	readonly givenAlone: string;
};

export function FundJackpot({ jackpot: { code, currency, reserve }, givenAlone }: FundJackpotProps) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const { amount: show } = useFormats();
	const [typed, setTyped] = useState("");
	const fund = useFundJackpot({ refreshes: [readJackpots] });
	return (
		<form
			className="mt-8 flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "" } = fieldsOf(form);
				const onSuccess = ({ waits, jackpot }: { readonly waits: boolean; readonly jackpot: DeskJackpot }) => {
					const held = `${say("jackpots.reserve")}: ${show(jackpot.reserve, currency)}`;
					showToast({ tone: "success", text: waits ? say("jackpots.asked") : held });
					form.reset();
					setTyped("");
				};
				fund.mutate({ jackpot: code, amount: typed.trim(), reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("jackpots.fund")}</h3>
			<p className="text-14 text-text-2">
				{say("jackpots.fundText")} {say("jackpots.reserve")}: {show(reserve, currency)}
			</p>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field
					label={say("jackpots.amount")}
					name="amount"
					inputMode="decimal"
					required
					maxLength={20}
					autoComplete="off"
					value={typed}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
					after={<span className="text-14 text-text-3">{currency}</span>}
				/>
				<Field
					label={sayDesk("parts.because")}
					name="reason"
					minLength={3}
					maxLength={500}
					required
					autoComplete="off"
				/>
			</div>
			<AloneNote currency={currency} givenAlone={givenAlone} typed={typed} />
			{fund.error === null ? null : <FailureNote error={fund.error} />}
			<div>
				<Button submit look="plain" icon="wallet" busy={fund.isPending}>
					{say("jackpots.fund")}
				</Button>
			</div>
		</form>
	);
}

type NoteProps = Pick<FundJackpotProps, "givenAlone"> & { readonly currency: string; readonly typed: string };

/** Thresholds are in the brand's own currency; in another nobody funds alone. */
function AloneNote({ currency, givenAlone, typed }: NoteProps) {
	const say = useGamesDeskText();
	const { amount: show } = useFormats();
	const me = useMe();
	const alone = me?.currency === currency ? me.aloneUpTo : null;
	if (me === undefined) return null;
	const minor = (text: string) => minorOf({ text, currency });
	const sizes = { size: minor(typed), given: minor(givenAlone) };
	const waits = alone !== null && beyondAlone({ ...sizes, alone: minor(alone) });
	return (
		<p className="rounded-card bg-surface-2 p-4 text-14 text-text-2" aria-live="polite">
			{alone === null
				? say("jackpots.neverAlone")
				: say("jackpots.aloneHint", { amount: show(alone, currency), given: show(givenAlone, currency) })}
			{waits ? <span className="mt-1 block font-medium text-text">{say("jackpots.willWait")}</span> : null}
		</p>
	);
}
