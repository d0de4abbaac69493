// Sets a way to pay in or out as a whole. What was typed stays when it is refused; what somebody else set meanwhile is said,
// and looked at when whoever typed wants to.
import { useState } from "react";
import { Button, Check, Field, showToast } from "#platform/ui";
import { listWays, type Way, type WaySettings } from "../../contract/index.ts";
import { useChangeWay } from "../calls.gen.ts";
import { useMay } from "../parts/use-me.ts";
import { useOfficeText } from "../text.ts";
import { Refused } from "./refused.tsx";
import { TermsFields } from "./terms-fields.tsx";
import { WordsFields } from "./words-fields.tsx";

export type WayFormProps = {
	readonly way: Way;
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

export function WayForm({ way, onDone, onLookAgain }: WayFormProps) {
	const say = useOfficeText();
	const mayWrite = useMay("cashier.methods:write");
	const { flow, code, kind: _kind, stamp, ...shown } = way;
	const [settings, setSettings] = useState<WaySettings>(shown);
	const change = useChangeWay({ refreshes: [listWays] });
	const set = (part: Partial<WaySettings>) => setSettings({ ...settings, ...part });
	const done = () => {
		showToast({ tone: "success", text: say("staff.saved") });
		onDone();
	};
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				change.mutate({ flow, code, stamp, settings: sentOf(settings) }, { onSuccess: done });
			}}
		>
			<fieldset disabled={!mayWrite} className="flex min-w-0 flex-col gap-6">
				<Check checked={settings.open} onChange={({ currentTarget }) => set({ open: currentTarget.checked })}>
					{say("ways.isOpen")}
				</Check>
				<div className="flex flex-wrap items-end gap-x-6 gap-y-4">
					<Count label={say("ways.order")} most={100_000} value={settings.order} onChange={(order) => set({ order })} />
					<Count
						{...{ label: say(`ways.hours.${flow}`), least: 1, most: 720 }}
						value={settings.hours}
						onChange={(hours) => set({ hours })}
					/>
				</div>
				<TermsFields terms={settings.terms} onChange={(terms) => set({ terms })} />
				<WordsFields words={settings.words} isIn={flow === "in"} onChange={(words) => set({ words })} />
				<p className="text-13 text-text-3">{say("ways.fromNow")}</p>
				<Refused error={change.error} onLookAgain={onLookAgain} />
				{mayWrite ? (
					<div>
						<Button submit busy={change.isPending}>
							{say("ways.save")}
						</Button>
					</div>
				) : null}
			</fieldset>
		</form>
	);
}

/** Without the blanks that stand where nothing was typed. */
const sentOf = (settings: WaySettings): WaySettings => ({
	...settings,
	terms: settings.terms.map((line) => ({ ...line, quick: line.quick.filter((amount) => amount !== "") })),
});

type CountProps = {
	readonly label: string;
	readonly value: number;
	readonly least?: number;
	readonly most: number;
	readonly onChange: (value: number) => void;
};

export const Count = ({ label, value, least = 0, most, onChange }: CountProps) => (
	<div className="w-44">
		<Field
			{...{ label, type: "number", min: least, max: most, step: 1, required: true, value }}
			onChange={(event) => onChange(event.target.valueAsNumber)}
		/>
	</div>
);
