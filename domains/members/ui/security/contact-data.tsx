// How the member is reached: number and address, masked, with the way to confirm or change each.
import { useState } from "react";
import { Badge, Button, FailureNote, Skeleton } from "#platform/ui";
import { useReadContacts } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { ContactDialog } from "./contact-dialog.tsx";
import type { ShownContact } from "./shown-contact.ts";

export function ContactData() {
	const say = useMembersText();
	const { data, error, refetch } = useReadContacts({});
	const [open, setOpen] = useState<ShownContact>();
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-40 rounded-card" />;
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("contact.title")}</h3>
			<p className="text-13 text-text-3">{say("contact.text")}</p>
			{data.contacts.map((contact) => (
				<Row key={contact.kind} contact={contact} onOpen={() => setOpen(contact)} />
			))}
			{open === undefined ? null : <ContactDialog contact={open} onClose={() => setOpen(undefined)} />}
		</section>
	);
}

function Row({ contact, onOpen }: { readonly contact: ShownContact; readonly onOpen: () => void }) {
	const say = useMembersText();
	const { kind, masked, verified } = contact;
	const name = say(kind === "phone" ? "fields.mobileNum" : "fields.email");
	const act = say(masked === "" ? "contact.add" : verified ? "contact.change" : "contact.confirm");
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<p className="flex flex-wrap items-center gap-2 text-14 font-medium">
					{name}
					{masked === "" ? null : (
						<Badge tone={verified ? "won" : "plain"}>
							{say(verified ? "contact.confirmed" : "contact.unconfirmed")}
						</Badge>
					)}
				</p>
				<p className="text-13 text-text-3">{masked === "" ? say("contact.none") : masked}</p>
			</div>
			<Button look="plain" size="small" label={`${act}: ${name}`} onPress={onOpen}>
				{act}
			</Button>
		</div>
	);
}
