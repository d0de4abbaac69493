// Retires a vendor outside the house until its keys end at a moment, or takes it back. Either asks for a reason.
import { useState } from "react";
import { fieldsOf, momentOf, typedMoment, useDeskText, useSaved } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field } from "#platform/ui";
import { listOutsideVendors, type OutsideVendor } from "../../contract/index.ts";
import { useRetireVendor } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

export function RetireVendor({ vendor }: { readonly vendor: OutsideVendor }) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const [ends, setEnds] = useState("");
	const { code: vassalage, version, keysEndAt } = vendor;
	const retire = useRetireVendor({ refreshes: [listOutsideVendors] });
	const onSuccess = useSaved();
	const retired = keysEndAt !== null;
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			aria-label={say("outside.end.title")}
			onSubmit={(event) => {
				event.preventDefault();
				const { reason = "" } = fieldsOf(event.currentTarget);
				retire.mutate({ vassalage, version, keysEndAt: retired ? null : ends, reason }, { onSuccess });
			}}
		>
			<h3 className="text-16 font-bold">{say("outside.end.title")}</h3>
			<p className="text-14 text-text-2">{say(retired ? "outside.end.backText" : "outside.end.text")}</p>
			{retired ? (
				<p className="text-14">
					{say("outside.end.keys")} <DateTime at={keysEndAt} />
				</p>
			) : null}
			<div className="grid gap-4 sm:grid-cols-2">
				{retired ? null : (
					<Field
						label={say("outside.end.keys")}
						type="datetime-local"
						required
						value={typedMoment(ends)}
						onChange={({ currentTarget }) => setEnds(momentOf(currentTarget.value) ?? "")}
					/>
				)}
				<Field
					label={sayDesk("parts.because")}
					name="reason"
					minLength={3}
					maxLength={500}
					required
					autoComplete="off"
				/>
			</div>
			{retire.error === null ? null : <FailureNote error={retire.error} />}
			<div>
				<Button submit look={retired ? "plain" : "danger"} busy={retire.isPending}>
					{say(retired ? "outside.end.back" : "outside.end.act")}
				</Button>
			</div>
		</form>
	);
}
