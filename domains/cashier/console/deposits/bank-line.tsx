// A line of the bank, as it is copied from a statement: shows the deposits whose reference stands in it.
import { fieldsOf } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import type { QueuedDeposit } from "../../contract/index.ts";
import { useMatchDeposits } from "../calls.gen.ts";
import { useCashierDeskText } from "../text.ts";

export function BankLine({ onFound }: { readonly onFound: (found: readonly QueuedDeposit[] | undefined) => void }) {
	const say = useCashierDeskText();
	const match = useMatchDeposits();
	return (
		<form
			className="mb-4 flex flex-wrap items-end gap-3"
			onReset={() => onFound(undefined)}
			onSubmit={(event) => {
				event.preventDefault();
				const { line = "" } = fieldsOf(event.currentTarget);
				if (line.trim() === "") onFound(undefined);
				else match.mutate({ line }, { onSuccess: ({ deposits }) => onFound(deposits) });
			}}
		>
			<div className="min-w-0 grow sm:max-w-xl">
				<Field label={say("deposits.line")} name="line" maxLength={1000} autoComplete="off" />
			</div>
			<Button submit look="plain" icon="search" busy={match.isPending}>
				{say("deposits.match")}
			</Button>
			<button type="reset" className="h-11 px-3 text-14 text-text-2 hover:text-text-1">
				{say("deposits.showAll")}
			</button>
			{match.error === null ? null : <FailureNote error={match.error} />}
		</form>
	);
}
