// Adds a way to pay in or out: what it is and how it is called for ever, then what may be changed later.
import { useState } from "react";
import { CodeField, Refused } from "#platform/desk/ui";
import { Button, Select, showToast } from "#platform/ui";
import { addedKinds, listWays, type WaySettings } from "../../contract/index.ts";
import { useAddWay } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { emptyLine } from "./terms-fields.tsx";
import { sentOf, WayFields, type WayRange } from "./way-fields.tsx";

export type AddWayProps = { readonly range: WayRange; readonly onDone: () => void };

type Kind = (typeof addedKinds)[Flow][number];
type Flow = keyof typeof addedKinds;
const flows = ["in", "out"] as const;

export function AddWay({ range, onDone }: AddWayProps) {
	const say = useOfficeText();
	const [flow, setFlow] = useState<Flow>("in");
	const [kind, setKind] = useState<Kind>("bank-transfer");
	const [code, setCode] = useState("");
	const [settings, setSettings] = useState<WaySettings>({
		open: false,
		order: 100,
		hours: 24,
		terms: range.currencies.map(emptyLine),
		words: [],
	});
	const add = useAddWay({ refreshes: [listWays] });
	const kinds: readonly Kind[] = addedKinds[flow];
	const done = () => {
		showToast({ tone: "success", text: say("ways.added", { name: code }) });
		onDone();
	};
	const choose = (to: string): void => {
		const next = flows.find((one) => one === to) ?? flow;
		setFlow(next);
		setKind(addedKinds[next][0]);
	};
	return (
		<form
			className="flex min-w-0 flex-col gap-6"
			onSubmit={(event) => {
				event.preventDefault();
				add.mutate({ flow, code, wayKind: kind, settings: sentOf(settings) }, { onSuccess: done });
			}}
		>
			<p className="text-14 text-text-2">{say("ways.addText")}</p>
			<div className="grid gap-4 sm:grid-cols-3">
				<Select
					label={say("ways.flow")}
					value={flow}
					options={flows.map((value) => ({ value, label: say(`ways.flows.${value}`) }))}
					onChange={choose}
				/>
				<Select
					label={say("ways.kind")}
					value={kind}
					options={kinds.map((value) => ({ value, label: say(`ways.kinds.${value}`) }))}
					onChange={(to) => setKind(kinds.find((one) => one === to) ?? kind)}
				/>
				<CodeField value={code} onChange={setCode} />
			</div>
			<WayFields way={{ flow, kind }} settings={settings} range={range} onChange={setSettings} />
			<Refused error={add.error} onLookAgain={onDone} />
			<div>
				<Button submit busy={add.isPending}>
					{say("ways.add")}
				</Button>
			</div>
		</form>
	);
}
