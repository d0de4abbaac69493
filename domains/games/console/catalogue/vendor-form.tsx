// Sets a vendor: all of its games are in service, or none is.
import { useState } from "react";
import { SettingsForm, useSaved } from "#platform/desk/ui";
import { type DeskVendor, listCatalogue } from "../../contract/index.ts";
import { useSaveVendor } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";
import { ServiceFields } from "./service-fields.tsx";

export type VendorFormProps = {
	readonly vendor: DeskVendor;
	readonly onDone: () => void;
	readonly onLookAgain: () => void;
};

export function VendorForm({ vendor, onDone, onLookAgain }: VendorFormProps) {
	const say = useGamesDeskText();
	const { code: vassalage, version, open, order, maintenance } = vendor;
	const [settings, setSettings] = useState({ open, order, maintenance });
	const save = useSaveVendor({ refreshes: [listCatalogue] });
	const onSuccess = useSaved(onDone);
	return (
		<SettingsForm
			permission="games.catalogue:write"
			save={save}
			onLookAgain={onLookAgain}
			onSave={() => save.mutate({ vassalage, version, settings }, { onSuccess })}
		>
			<ServiceFields
				settings={settings}
				onSet={(part) => setSettings({ ...settings, ...part })}
				outOfService={say("catalogue.running")}
			/>
		</SettingsForm>
	);
}
