// An agent's invite links: what it may give, the links that hold, a new one, and each as a picture to scan.
import { useState } from "react";
import { QrCode } from "#brand/ui";
import {
	Button,
	type Column,
	DateTime,
	Dialog,
	EmptyState,
	FailureNote,
	RecordTable,
	Skeleton,
	showToast,
	useFormats,
} from "#platform/ui";
import { type InvitationShown, listInvitations } from "../contract/index.ts";
import { useEndInvitation, useListInvitations } from "./calls.gen.ts";
import { FileButton } from "./file-button.tsx";
import { InvitationForm } from "./invitation-form.tsx";
import { usePointsText } from "./point-fields.tsx";
import { useAgentsText } from "./text.ts";

/** Where the registration takes the code of a link. */
const linkOf = (code: string): string => `${location.origin}/register?code=${code}`;

export function InvitationsPage() {
	const say = useAgentsText();
	const pointsText = usePointsText();
	const { data, error, refetch } = useListInvitations({});
	const [making, setMaking] = useState(false);
	const [opened, setOpened] = useState<InvitationShown>();
	const columns = useColumns();
	if (error !== null && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-80 rounded-card" />;
	const own = pointsText(data.points);
	return (
		<section aria-labelledby="links" className="flex flex-col gap-4">
			<div className="flex flex-wrap items-center justify-between gap-2">
				<h3 id="links" className="text-16 font-bold">
					{say("join.title")}
				</h3>
				<div className="flex flex-wrap gap-2">
					{data.invitations.length === 0 ? null : <LinksFile invitations={data.invitations} columns={columns} />}
					{making ? null : (
						<Button size="small" onPress={() => setMaking(true)}>
							{say("join.make")}
						</Button>
					)}
				</div>
			</div>
			<p className="text-14 text-text-2">{own === "" ? say("points.none") : say("points.own", { points: own })}</p>
			{data.codes.map((code) => (
				<Shared key={code} code={code} />
			))}
			{making ? <InvitationForm most={data.points} onDone={() => setMaking(false)} /> : null}
			{data.invitations.length === 0 ? (
				<EmptyState title={say("join.none")} text={say("join.noneText")} />
			) : (
				<RecordTable
					dense
					caption={say("join.title")}
					columns={columns}
					rows={data.invitations}
					rowKey={({ code }) => code}
					onOpen={setOpened}
				/>
			)}
			<Dialog open={opened !== undefined} onClose={() => setOpened(undefined)} title={opened?.code ?? ""}>
				{opened === undefined ? null : <Link invitation={opened} onDone={() => setOpened(undefined)} />}
			</Dialog>
		</section>
	);
}

function useColumns(): readonly Column<InvitationShown>[] {
	const say = useAgentsText();
	const { number } = useFormats();
	const pointsText = usePointsText();
	return [
		{
			key: "code",
			head: say("join.code"),
			cell: ({ code, opensAgent, remark }) => (
				<span>
					<span className="block font-mono font-medium">{code}</span>
					<span className="block text-13 break-all text-text-3">
						{[say(opensAgent ? "team.agent" : "team.player"), ...(remark === "" ? [] : [remark])].join(" · ")}
					</span>
				</span>
			),
		},
		{ key: "points", head: say("points.points"), cell: ({ points }) => pointsText(points) || "–" },
		{ key: "joined", head: say("join.joined"), figures: true, cell: ({ joined }) => number(joined) },
		{
			key: "until",
			head: say("join.until"),
			cell: ({ holds, expiresAt, endedAt }) => {
				if (endedAt !== null) return say("join.ended");
				if (expiresAt === null) return say("join.forever");
				return holds ? <DateTime at={expiresAt} /> : say("join.expired");
			},
		},
	];
}

type LinksFileProps = {
	readonly invitations: readonly InvitationShown[];
	readonly columns: readonly Column<InvitationShown>[];
};

function LinksFile({ invitations, columns }: LinksFileProps) {
	const say = useAgentsText();
	const pointsText = usePointsText();
	return (
		<FileButton
			name="tessera-links"
			heads={[...columns.map(({ head }) => head), say("join.kind"), say("join.remark")]}
			page={async () => {
				const rows = invitations.map((one) => [
					...[one.code, pointsText(one.points), String(one.joined), one.endedAt ?? one.expiresAt ?? ""],
					...[say(one.opensAgent ? "team.agent" : "team.player"), one.remark],
				]);
				return { rows, next: null };
			}}
		/>
	);
}

/** A code with its link, to copy and to scan. */
function Shared({ code }: { readonly code: string }) {
	const say = useAgentsText();
	const link = linkOf(code);
	const copy = async (): Promise<void> => {
		await navigator.clipboard.writeText(link);
		showToast({ tone: "success", text: say("join.copied") });
	};
	return (
		<div className="flex flex-wrap items-start gap-6 rounded-card bg-surface-2 p-5">
			<div className="flex min-w-0 grow flex-col gap-2">
				<p className="text-13 text-text-3">{say("join.shareText")}</p>
				<p className="font-mono text-20 font-bold">{code}</p>
				<p className="text-13 break-all text-text-3">{link}</p>
				<p>
					<Button look="plain" size="small" onPress={() => void copy().catch(() => {})}>
						{say("join.copy")}
					</Button>
				</p>
			</div>
			<QrCode text={link} label={say("join.scan", { code })} />
		</div>
	);
}

type LinkProps = { readonly invitation: InvitationShown; readonly onDone: () => void };

function Link({ invitation: { code, holds }, onDone }: LinkProps) {
	const say = useAgentsText();
	const end = useEndInvitation({ refreshes: [listInvitations] });
	if (!holds) return <p className="text-14 text-text-2">{say("join.over")}</p>;
	return (
		<div className="flex flex-col gap-4">
			<Shared code={code} />
			{end.error === null ? null : <FailureNote error={end.error} />}
			<div>
				<Button look="danger" busy={end.isPending} onPress={() => end.mutate({ code }, { onSuccess: onDone })}>
					{say("join.end")}
				</Button>
			</div>
		</div>
	);
}
