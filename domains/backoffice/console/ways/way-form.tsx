// Sets a way to pay in or out as a whole. What was typed stays when it is refused; what somebody else set meanwhile is said,
// and looked at when whoever typed wants to.
import { useState } from "react";
import { SettingsForm, useSaved } from "#platform/desk/ui";
import { Check } from "#platform/ui";
import { listWays, type Way, type WaySettings } from "../../contract/index.ts";
import { useChangeWay } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";
import { sentOf, WayFields, type WayRange } from "./way-fields.tsx";

export type WayFormProps = {
	readonly way: Way;
	readonly range: WayRange;
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

export function WayForm({ way, range, onDone, onLookAgain }: WayFormProps) {
	const say = useOfficeText();
	const { flow, code, kind: _kind, stamp, account: _account, ...shown } = way;
	const [settings, setSettings] = useState<WaySettings>(shown);
	const change = useChangeWay({ refreshes: [listWays] });
	const done = useSaved(onDone);
	return (
		<SettingsForm
			permission="cashier.methods:write"
			save={change}
			onLookAgain={onLookAgain}
			onSave={() => change.mutate({ flow, code, stamp, settings: sentOf(settings) }, { onSuccess: done })}
		>
			<Check
				checked={settings.open}
				onChange={({ currentTarget }) => setSettings({ ...settings, open: currentTarget.checked })}
			>
				{say("ways.isOpen")}
			</Check>
			<WayFields way={way} settings={settings} range={range} onChange={setSettings} />
			<p className="text-13 text-text-3">{say("ways.fromNow")}</p>
		</SettingsForm>
	);
}
