// Keeps somebody from writing, for a term and with a reason that they are told.
import { useState } from "react";
import { useSaved } from "#platform/desk/ui";
import { Button, FailureNote, Field, Select } from "#platform/ui";
import { readChatDesk } from "../../contract/index.ts";
import { barTerms } from "../../core/index.ts";
import { useBarFromChat } from "../calls.gen.ts";
import { useCommunityDeskText } from "../text.ts";

export type BarFormProps = { readonly account: string; readonly onDone: () => void };

const nameOf = (minutes: (typeof barTerms)[number]) => (minutes === null ? "ever" : (`m${minutes}` as const));

export function BarForm({ account: given, onDone }: BarFormProps) {
	const say = useCommunityDeskText();
	const [account, setAccount] = useState(given);
	const [minutes, setMinutes] = useState<(typeof barTerms)[number]>(15);
	const [reason, setReason] = useState("");
	const bar = useBarFromChat({ refreshes: [readChatDesk] });
	const onSuccess = useSaved(onDone);
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				bar.mutate({ account, minutes, reason }, { onSuccess });
			}}
		>
			{given === "" ? (
				<Field
					label={say("chat.author")}
					required
					value={account}
					onChange={({ currentTarget }) => setAccount(currentTarget.value)}
				/>
			) : null}
			<Select
				label={say("chat.term")}
				value={nameOf(minutes)}
				options={barTerms.map((one) => ({ value: nameOf(one), label: say(`chat.terms.${nameOf(one)}`) }))}
				onChange={(value) => setMinutes(barTerms.find((one) => nameOf(one) === value) ?? 15)}
			/>
			<Field
				label={say("chat.reason")}
				hint={say("chat.reasonHint")}
				required
				minLength={3}
				maxLength={500}
				value={reason}
				onChange={({ currentTarget }) => setReason(currentTarget.value)}
			/>
			{bar.error === null ? null : <FailureNote error={bar.error} />}
			<div>
				<Button submit look="danger" busy={bar.isPending}>
					{say("chat.bar")}
				</Button>
			</div>
		</form>
	);
}
