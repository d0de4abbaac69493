// Whether good roads are named at the tables of the brand: some markets forbid it.
import { fieldsOf, useDeskText, useSaved } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import { listDeskTables } from "../../contract/index.ts";
import { useSetTablesMarket } from "../calls.gen.ts";
import { useTablesDeskText } from "../text.ts";

export function GoodRoads({ named }: { readonly named: boolean }) {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const saved = useSaved();
	const set = useSetTablesMarket({ refreshes: [listDeskTables] });
	return (
		<form
			className="flex flex-wrap items-end gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					saved();
					form.reset();
				};
				set.mutate({ namesRoads: !named, reason }, { onSuccess });
			}}
		>
			<p className="w-full max-w-[70ch] text-14 text-text-2">
				{say(named ? "tables.roadsNamed" : "tables.roadsHidden")}
			</p>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			<Button submit look="plain" busy={set.isPending}>
				{say(named ? "tables.roadsHide" : "tables.roadsName")}
			</Button>
			{set.error === null ? null : <FailureNote error={set.error} />}
		</form>
	);
}
