// Where a vendor outside the house is: its name, where it is called, whose pages its games are. Added out of service.
import { useState } from "react";
import { fieldsOf, Refused, SettingsForm, useDeskText, useSaved } from "#platform/desk/ui";
import { Button, Check, Field, Select } from "#platform/ui";
import { listOutsideVendors, type OutsideVendor } from "../../contract/index.ts";
import { vendorDialects } from "../../core/index.ts";
import { useAddVendor, useChangeVendor } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

type Addresses = Pick<OutsideVendor, "name" | "baseUrl" | "frameOrigin" | "answersSigned">;
type Dialect = OutsideVendor["dialect"];

const typedIn = (form: HTMLFormElement, dialect: Dialect): Addresses => {
	const { name = "", baseUrl = "", frameOrigin = "", answersSigned } = fieldsOf(form);
	return { name, baseUrl, frameOrigin, answersSigned: dialect !== "hub88" || answersSigned !== undefined };
};

function AddressFields({ vendor, dialect }: { readonly vendor?: Addresses; readonly dialect: Dialect }) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	return (
		<>
			<Field name="name" label={sayDesk("parts.name")} defaultValue={vendor?.name ?? ""} maxLength={60} required />
			<Field
				name="baseUrl"
				label={say("outside.baseUrl")}
				hint={say("outside.baseUrlHint")}
				defaultValue={vendor?.baseUrl ?? ""}
				maxLength={300}
				required
			/>
			<Field
				name="frameOrigin"
				label={say("outside.frameOrigin")}
				hint={say("outside.frameOriginHint")}
				defaultValue={vendor?.frameOrigin ?? ""}
				maxLength={120}
				required
			/>
			{dialect === "hub88" && (
				<Check name="answersSigned" defaultChecked={vendor?.answersSigned ?? true}>
					{say("outside.answersSigned")}
				</Check>
			)}
		</>
	);
}

export function AddVendor({ onDone }: { readonly onDone: (code: string) => void }) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const [dialect, setDialect] = useState<OutsideVendor["dialect"]>("hub88");
	const add = useAddVendor({ refreshes: [listOutsideVendors] });
	return (
		<form
			className="flex min-w-0 flex-col gap-5"
			onSubmit={(event) => {
				event.preventDefault();
				const { code: vassalage = "" } = fieldsOf(event.currentTarget);
				const said = { vassalage, dialect, ...typedIn(event.currentTarget, dialect) };
				add.mutate(said, { onSuccess: ({ code }) => onDone(code) });
			}}
		>
			<p className="text-14 text-text-2">{say("outside.addText")}</p>
			<Select
				label={say("outside.dialect")}
				value={dialect}
				options={vendorDialects.map((value) => ({ value, label: say(`outside.dialects.${value}`) }))}
				onChange={(to) => setDialect(vendorDialects.find((one) => one === to) ?? dialect)}
			/>
			<Field
				name="code"
				label={sayDesk("parts.code")}
				hint={say("outside.codeHint")}
				pattern="[A-Z0-9_]{2,24}"
				autoComplete="off"
				required
			/>
			<AddressFields dialect={dialect} />
			<Refused error={add.error} onLookAgain={() => undefined} />
			<div>
				<Button submit busy={add.isPending}>
					{say("outside.add")}
				</Button>
			</div>
		</form>
	);
}

export type VendorAddressesProps = { readonly vendor: OutsideVendor; readonly onLookAgain: () => void };

export function VendorAddresses({ vendor, onLookAgain }: VendorAddressesProps) {
	const say = useGamesDeskText();
	const change = useChangeVendor({ refreshes: [listOutsideVendors] });
	const onSuccess = useSaved();
	return (
		<SettingsForm
			permission="games.vendors:write"
			save={change}
			onLookAgain={onLookAgain}
			onSave={(form) => {
				const { code: vassalage, version, dialect } = vendor;
				change.mutate({ vassalage, version, ...typedIn(form, dialect) }, { onSuccess });
			}}
		>
			<p className="text-14 text-text-2">{say("outside.service")}</p>
			<AddressFields vendor={vendor} dialect={vendor.dialect} />
		</SettingsForm>
	);
}
