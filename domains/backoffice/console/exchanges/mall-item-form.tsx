// Sets how many of an item there are and whether members see it, of the shelf as it is seen here.
import { useState } from "react";
import { SettingsForm, useSaved } from "#platform/desk/ui";
import { Check, Field } from "#platform/ui";
import { listMallItems, type MallItem } from "../../contract/index.ts";
import { useChangeMallItem } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export type MallItemFormProps = {
	readonly item: MallItem;
	readonly onDone: () => void;
	readonly onLookAgain: () => void;
};

export function MallItemForm({ item, onDone, onLookAgain }: MallItemFormProps) {
	const say = useOfficeText();
	const { mallItemId, open: wasOpen, stock: hadStock } = item;
	const [open, setOpen] = useState(wasOpen);
	const [stock, setStock] = useState(hadStock === null ? "" : String(hadStock));
	const save = useChangeMallItem({ refreshes: [listMallItems] });
	const onSuccess = useSaved(onDone);
	const shelf = { open, stock: stock.trim() === "" ? null : Number(stock) };
	return (
		<SettingsForm
			permission="loyalty.mall:write"
			save={save}
			onLookAgain={onLookAgain}
			onSave={() => save.mutate({ mallItemId, was: { open: wasOpen, stock: hadStock }, shelf }, { onSuccess })}
		>
			<Field
				type="number"
				label={say("mall.stock")}
				hint={say("mall.stockHint")}
				min={0}
				max={1_000_000}
				step={1}
				value={stock}
				autoComplete="off"
				onChange={({ currentTarget }) => setStock(currentTarget.value)}
			/>
			<Check checked={open} onChange={({ currentTarget }) => setOpen(currentTarget.checked)}>
				{say("mall.open")}
			</Check>
		</SettingsForm>
	);
}
