// What a vendor and we sign with: keys in force, one more beside them, one taken out. A secret is never shown again.
import { useState } from "react";
import { fieldsOf, TextArea, useDeskText, useMay } from "#platform/desk/ui";
import { Button, Confirm, DateTime, FailureNote, Field, Select, showToast } from "#platform/ui";
import { listOutsideVendors, type OutsideVendor } from "../../contract/index.ts";
import { keysOfDialect } from "../../core/index.ts";
import { useAddVendorKey, useRetireVendorKey } from "../calls.gen.ts";
import { useGamesDeskText } from "../text.ts";

type Props = { readonly vendor: OutsideVendor };

export function VendorKeys({ vendor }: Props) {
	const say = useGamesDeskText();
	const mayWrite = useMay("games.vendors:write");
	const retire = useRetireVendorKey({ refreshes: [listOutsideVendors] });
	const [leaving, setLeaving] = useState<string>();
	const close = () => setLeaving(undefined);
	return (
		<section aria-label={say("outside.keys")} className="flex min-w-0 flex-col gap-4">
			<h3 className="text-16 font-bold">{say("outside.keys")}</h3>
			{vendor.keys.length === 0 ? <p className="text-14 text-text-2">{say("outside.noKeys")}</p> : null}
			<ul className="flex flex-col gap-3">
				{vendor.keys.map(({ keyId, purpose, addedAt, publicKey }) => (
					<li key={keyId} className="min-w-0 rounded-card bg-surface-2 p-4">
						<div className="flex flex-wrap items-center justify-between gap-3">
							<div className="min-w-0 text-14">
								<p className="font-medium">{keyId}</p>
								<p className="text-text-2">
									{say(`outside.purposes.${purpose}`)} · <DateTime at={addedAt} />
								</p>
							</div>
							{mayWrite ? (
								<Button look="plain" size="small" onPress={() => setLeaving(keyId)}>
									{say("outside.retire")}
								</Button>
							) : null}
						</div>
						{publicKey === null ? null : (
							<pre className="mt-3 overflow-x-auto rounded-control bg-ground p-3 text-13 select-all">{publicKey}</pre>
						)}
					</li>
				))}
			</ul>
			{retire.error === null ? null : <FailureNote error={retire.error} />}
			{mayWrite ? <AddKey vendor={vendor} /> : null}
			<Confirm
				open={leaving !== undefined}
				title={say("outside.retireAsk", { name: leaving ?? "" })}
				text={say("outside.retireText")}
				act={say("outside.retire")}
				danger
				onClose={close}
				onAct={() => {
					if (leaving !== undefined) retire.mutate({ vassalage: vendor.code, keyId: leaving });
					close();
				}}
			/>
		</section>
	);
}

function AddKey({ vendor: { code: vassalage, dialect } }: Props) {
	const say = useGamesDeskText();
	const sayDesk = useDeskText();
	const purposes = keysOfDialect[dialect];
	const [purpose, setPurpose] = useState(purposes[0] ?? "secret");
	// What was typed is gone with its form: a secret does not stay on the screen.
	const [added, setAdded] = useState(0);
	const add = useAddVendorKey({ refreshes: [listOutsideVendors] });
	return (
		<form
			key={added}
			className="flex min-w-0 flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { keyId = "", material = "" } = fieldsOf(event.currentTarget);
				const onSuccess = () => {
					setAdded(added + 1);
					showToast({ tone: "success", text: sayDesk("parts.saved") });
				};
				add.mutate({ vassalage, keyId, purpose, material }, { onSuccess });
			}}
		>
			<Select
				label={say("outside.purpose")}
				value={purpose}
				options={purposes.map((value) => ({ value, label: say(`outside.purposes.${value}`) }))}
				onChange={(to) => setPurpose(purposes.find((one) => one === to) ?? purpose)}
			/>
			<Field name="keyId" label={say("outside.keyId")} pattern="[A-Za-z0-9_\-]{1,64}" autoComplete="off" required />
			{purpose === "own-private" ? (
				<p className="text-14 text-text-2">{say("outside.made")}</p>
			) : (
				<TextArea
					label={say(`outside.texts.${purpose}`)}
					name="material"
					maxLength={8_000}
					required
					autoComplete="off"
					spellCheck={false}
				/>
			)}
			{add.error === null ? null : <FailureNote error={add.error} />}
			<div>
				<Button submit look="plain" busy={add.isPending}>
					{say("outside.addKey")}
				</Button>
			</div>
		</form>
	);
}
