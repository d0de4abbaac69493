// Passkeys in the security centre: each with its name and its last use, and the ways to add, name and remove one.
import { useState } from "react";
import { Button, DateTime, FailureNote, Skeleton } from "#platform/ui";
import { listAccountEvents, listPasskeys } from "../../contract/index.ts";
import { useListPasskeys, useRemovePasskey } from "../calls.gen.ts";
import { ConfirmRemoval } from "../security/confirm-removal.tsx";
import { useMembersText } from "../text.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { knowsPasskeys } from "./browser-passkeys.ts";
import { NamePasskey } from "./name-passkey.tsx";
import type { PasskeyDialogProps, ShownPasskey } from "./shown-passkey.ts";

type Open = { readonly what: "add" } | { readonly what: "name" | "remove"; readonly passkey: ShownPasskey };

export function Passkeys() {
	const say = useMembersText();
	const { data, error, refetch } = useListPasskeys({});
	const [open, setOpen] = useState<Open>();
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-28 rounded-card" />;
	const close = () => setOpen(undefined);
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("passkeys.title")}</h3>
			<p className="text-13 text-text-3">{say("passkeys.text")}</p>
			{data.passkeys.length === 0 ? null : (
				<ul aria-label={say("passkeys.title")} className="flex flex-col gap-2">
					{data.passkeys.map((passkey) => (
						<Row key={passkey.id} passkey={passkey} onOpen={(what) => setOpen({ what, passkey })} />
					))}
				</ul>
			)}
			<div className="flex justify-end">
				{knowsPasskeys() ? (
					<Button look="plain" size="small" onPress={() => setOpen({ what: "add" })}>
						{say("passkeys.add")}
					</Button>
				) : (
					<p className="text-13 text-text-3">{say("passkeys.unknown")}</p>
				)}
			</div>
			{open?.what === "add" ? <AddPasskey onClose={close} /> : null}
			{open?.what === "name" ? <NamePasskey passkey={open.passkey} onClose={close} /> : null}
			{open?.what === "remove" ? <RemovePasskey passkey={open.passkey} onClose={close} /> : null}
		</section>
	);
}

type RowProps = { readonly passkey: ShownPasskey; readonly onOpen: (what: "name" | "remove") => void };

function Row({ passkey, onOpen }: RowProps) {
	const say = useMembersText();
	const { name, createdAt, lastUsedAt } = passkey;
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<p className="text-14 font-medium wrap-anywhere">{name}</p>
				<p className="flex flex-wrap gap-x-3 text-13 text-text-3">
					<span>
						{say("passkeys.added")} <DateTime at={createdAt} />
					</span>
					<span>
						{lastUsedAt === undefined ? (
							say("passkeys.unused")
						) : (
							<>
								{say("passkeys.used")} <DateTime at={lastUsedAt} as="ago" />
							</>
						)}
					</span>
				</p>
			</div>
			<Button look="plain" size="small" label={`${say("passkeys.rename")}: ${name}`} onPress={() => onOpen("name")}>
				{say("passkeys.rename")}
			</Button>
			<Button look="plain" size="small" label={`${say("passkeys.remove")}: ${name}`} onPress={() => onOpen("remove")}>
				{say("passkeys.remove")}
			</Button>
		</li>
	);
}

function RemovePasskey({ passkey: { id, name }, onClose }: PasskeyDialogProps) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useRemovePasskey({ refreshes: [listPasskeys, listAccountEvents] });
	return (
		<ConfirmRemoval
			onClose={onClose}
			title={say("passkeys.removeTitle", { name })}
			text={say("passkeys.removeText")}
			act={say("passkeys.remove")}
			done={say("passkeys.removed")}
			busy={isPending}
			remove={() => mutateAsync({ passkeyId: id })}
		/>
	);
}
