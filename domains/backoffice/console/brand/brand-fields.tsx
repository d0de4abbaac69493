// How each field of a registration is asked for: a list, and one field with its rule.
import { useState } from "react";
import type { BrandDesk, DeskField } from "#brand/contract";
import { patternIds } from "#brand/core";
import { type DataColumn, DataTable, fieldsOf } from "#platform/desk/ui";
import { Badge, Button, Check, Dialog, FailureNote, Field, Select } from "#platform/ui";
import { useOfficeText } from "../text.ts";
import { MinimumAges } from "./minimum-ages.tsx";
import { type BrandPart, useBrandEdit } from "./use-brand-edit.ts";

export function BrandFields({ desk, mayWrite }: BrandPart) {
	const say = useOfficeText();
	const [open, setOpen] = useState<DeskField>();
	const close = () => setOpen(undefined);
	return (
		<>
			<p className="mb-4 text-14 text-text-2">{say("brand.fieldsText")}</p>
			<DataTable
				caption={say("brand.views.fields")}
				columns={useColumns()}
				rows={desk.fields}
				rowKey={({ field }) => field}
				opened={open?.field}
				{...(mayWrite ? { onOpen: setOpen } : {})}
			/>
			<MinimumAges desk={desk} mayWrite={mayWrite} />
			<Dialog
				open={open !== undefined}
				onClose={close}
				title={open === undefined ? "" : say(`brand.fieldNames.${open.field}`)}
				size="dialog"
			>
				{open === undefined ? null : <FieldRuleForm desk={desk} rule={open} onDone={close} />}
			</Dialog>
		</>
	);
}

function useColumns(): readonly DataColumn<DeskField>[] {
	const say = useOfficeText();
	const mark = (on: boolean) => <Badge tone={on ? "won" : "plain"}>{say(on ? "brand.yes" : "brand.no")}</Badge>;
	return [
		{ key: "field", head: say("brand.field"), cell: ({ field }) => say(`brand.fieldNames.${field}`) },
		{
			key: "shown",
			head: say("brand.shown"),
			cell: ({ enabled }) => mark(enabled),
			sortBy: (row) => Number(row.enabled),
		},
		{ key: "required", head: say("brand.required"), cell: ({ required }) => mark(required) },
		{ key: "pattern", head: say("brand.pattern"), cell: ({ patternId }) => say(`brand.patterns.${patternId}`) },
		{ key: "shortest", head: say("brand.shortest"), figures: true, cell: ({ minLength }) => minLength },
		{ key: "longest", head: say("brand.longest"), figures: true, cell: ({ maxLength }) => maxLength },
	];
}

type Ruling = { readonly desk: BrandDesk; readonly rule: DeskField; readonly onDone: () => void };

function FieldRuleForm({ desk, rule, onDone }: Ruling) {
	const say = useOfficeText();
	const [enabled, setEnabled] = useState(rule.enabled);
	const [required, setRequired] = useState(rule.required);
	const [pattern, setPattern] = useState<string>(rule.patternId);
	const { send, error, busy } = useBrandEdit(desk, onDone);
	return (
		<form
			className="flex flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { shortest = "", longest = "" } = fieldsOf(event.currentTarget);
				const lengths = { minLength: Number(shortest), maxLength: Number(longest) };
				const patternId = patternIds.find((one) => one === pattern) ?? rule.patternId;
				send({ kind: "field", field: { field: rule.field, enabled, required, patternId, ...lengths } });
			}}
		>
			<Check checked={enabled} onChange={({ currentTarget }) => setEnabled(currentTarget.checked)}>
				{say("brand.shown")}
			</Check>
			<Check checked={required} onChange={({ currentTarget }) => setRequired(currentTarget.checked)}>
				{say("brand.required")}
			</Check>
			<Select
				label={say("brand.pattern")}
				value={pattern}
				options={patternIds.map((value) => ({ value, label: say(`brand.patterns.${value}`) }))}
				onChange={setPattern}
			/>
			<div className="grid grid-cols-2 gap-4">
				<Field
					label={say("brand.shortest")}
					name="shortest"
					type="number"
					min={0}
					max={256}
					required
					defaultValue={rule.minLength}
				/>
				<Field
					label={say("brand.longest")}
					name="longest"
					type="number"
					min={0}
					max={256}
					required
					defaultValue={rule.maxLength}
				/>
			</div>
			{error === null ? null : <FailureNote error={error} />}
			<div>
				<Button submit busy={busy}>
					{say("brand.save")}
				</Button>
			</div>
		</form>
	);
}
