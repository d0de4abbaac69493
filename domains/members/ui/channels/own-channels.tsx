// Third-party channels in the security centre: which are linked, and the ways to link and to unlink one. There only where
// the brand has some. Who comes back from one is linked here.
import { useEffect, useEffectEvent, useState } from "react";
import { Button, DateTime, Dialog, FailureNote, failureSentence, showToast } from "#platform/ui";
import { listAccountEvents, listOwnChannels } from "../../contract/index.ts";
import { useBeginChannelLink, useFinishChannelLink, useListOwnChannels, useUnlinkChannel } from "../calls.gen.ts";
import { ConfirmRemoval } from "../security/confirm-removal.tsx";
import { OneFieldForm } from "../security/one-field-form.tsx";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import { keepBinding, takeReturn } from "./way-back.ts";

type Shown = {
	readonly code: string;
	readonly title: string;
	readonly open: boolean;
	readonly linkedAt?: string | undefined;
};
type Open = { readonly what: "link" | "unlink"; readonly channel: Shown };

const refreshes = [listOwnChannels, listAccountEvents];

/** `leave`: for the channel's own site. */
export function OwnChannels({ leave }: { readonly leave?: (url: string) => void }) {
	const say = useMembersText();
	const { data, error, refetch } = useListOwnChannels({});
	const [open, setOpen] = useState<Open>();
	useReturn();
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined || data.channels.length === 0) return null;
	const close = () => setOpen(undefined);
	return (
		<section className="flex flex-col gap-2">
			<h3 className="text-16 font-bold">{say("channel.title")}</h3>
			<p className="text-13 text-text-3">{say("channel.text")}</p>
			<ul aria-label={say("channel.title")} className="flex flex-col gap-2">
				{data.channels.map((channel) => (
					<Row key={channel.code} channel={channel} onOpen={(what) => setOpen({ what, channel })} />
				))}
			</ul>
			{open?.what === "link" ? <Link channel={open.channel} onClose={close} {...(leave ? { leave } : {})} /> : null}
			{open?.what === "unlink" ? <Unlink channel={open.channel} onClose={close} /> : null}
		</section>
	);
}

/** Finishes what was begun before somebody left for the channel. */
function useReturn(): void {
	const say = useMembersText();
	const { mutateAsync } = useFinishChannelLink({ refreshes });
	const finish = useEffectEvent(async () => {
		const way = takeReturn();
		if (way === undefined) return;
		try {
			const { title } = await mutateAsync(way);
			showToast({ tone: "success", text: say("channel.connected", { title }) });
		} catch (error) {
			showToast({ tone: "danger", text: failureSentence(error) });
		}
	});
	useEffect(() => void finish(), []);
}

type RowProps = { readonly channel: Shown; readonly onOpen: (what: Open["what"]) => void };

function Row({ channel: { title, open, linkedAt }, onOpen }: RowProps) {
	const say = useMembersText();
	const act = linkedAt === undefined ? "connect" : "disconnect";
	return (
		<li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-surface-2 px-5 py-4">
			<div className="min-w-56 grow basis-0">
				<p className="text-14 font-medium wrap-anywhere">{title}</p>
				<p className="text-13 text-text-3">
					{linkedAt === undefined ? say("channel.none") : say(open ? "channel.since" : "channel.closed")}{" "}
					{linkedAt === undefined ? null : <DateTime at={linkedAt} />}
				</p>
			</div>
			<Button
				look="plain"
				size="small"
				label={`${say(`channel.${act}`)}: ${title}`}
				onPress={() => onOpen(act === "connect" ? "link" : "unlink")}
			>
				{say(`channel.${act}`)}
			</Button>
		</li>
	);
}

type DialogProps = { readonly channel: Shown; readonly onClose: () => void };

function Link({
	channel: { code, title },
	onClose,
	leave = (url) => location.assign(url),
}: DialogProps & { readonly leave?: (url: string) => void }) {
	const say = useMembersText();
	const { mutateAsync } = useBeginChannelLink();
	const acting = useActing();
	const go = (password: string) =>
		acting.run(async () => {
			const { url, binding } = await mutateAsync({ code, password });
			keepBinding(binding);
			leave(url);
		});
	return (
		<Dialog open size="dialog" title={`${say("channel.connect")}: ${title}`} onClose={onClose}>
			<OneFieldForm
				kind="password"
				label={say("password.oldPassword")}
				act={say("channel.go", { title })}
				acting={acting}
				onSend={go}
			>
				<p className="text-14 text-text-2">{say("channel.connectText")}</p>
			</OneFieldForm>
		</Dialog>
	);
}

function Unlink({ channel: { code, title }, onClose }: DialogProps) {
	const say = useMembersText();
	const { mutateAsync, isPending } = useUnlinkChannel({ refreshes });
	return (
		<ConfirmRemoval
			onClose={onClose}
			title={say("channel.disconnectTitle", { title })}
			text={say("channel.disconnectText")}
			act={say("channel.disconnect")}
			done={say("channel.disconnected")}
			busy={isPending}
			remove={() => mutateAsync({ code })}
		/>
	);
}
