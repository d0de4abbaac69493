// Applications that wait: who sent what, who else may be the same person; issued, or rejected with a reason the member reads.
import { useEffect, useState } from "react";
import {
	type DataColumn,
	DataTable,
	DecideForm,
	Fact,
	Facts,
	MemberLink,
	PageHead,
	Pictures,
	useMay,
} from "#platform/desk/ui";
import { Amount, Badge, DateTime, Dialog, EmptyState, FailureNote, Skeleton, showToast } from "#platform/ui";
import { type Application, listApplications } from "../contract/index.ts";
import { useDecideApplication, useListApplications, useLookAtApplication } from "./calls.gen.ts";
import { usePromotionsDeskText } from "./text.ts";

export function ApplicationsPage() {
	const say = usePromotionsDeskText();
	const { data, error, refetch } = useListApplications({});
	const [opened, setOpened] = useState<string>();
	const open = data?.applications.find(({ id }) => id === opened);
	const columns: readonly DataColumn<Application>[] = [
		{ key: "sent", head: say("applications.sent"), cell: ({ sentAt }) => <DateTime at={sentAt} /> },
		{ key: "account", head: say("applications.account"), cell: ({ account }) => account },
		{ key: "title", head: say("offers.title"), cell: ({ title }) => title },
		{ key: "pictures", head: say("applications.pictures"), figures: true, cell: ({ pictures }) => pictures },
		{
			key: "waits",
			head: say("offers.state"),
			cell: ({ waits }) => (waits ? <Badge tone="hue">{say("applications.second")}</Badge> : null),
		},
		{ key: "same", head: say("applications.same"), cell: ({ same }) => same.join(", ") },
	];
	return (
		<>
			<PageHead title={say("screens.applications")} text={say("applications.text")} />
			{error === null ? null : <FailureNote error={error} onRetry={() => void refetch()} />}
			{data === undefined ? <Skeleton className="h-80 rounded-card" /> : null}
			{data?.applications.length === 0 ? (
				<EmptyState title={say("applications.none")} text={say("applications.text")} />
			) : null}
			{data === undefined || data.applications.length === 0 ? null : (
				<DataTable
					caption={say("screens.applications")}
					columns={columns}
					rows={data.applications}
					rowKey={({ id }) => id}
					onOpen={({ id }) => setOpened(id)}
				/>
			)}
			<Dialog open={open !== undefined} onClose={() => setOpened(undefined)} title={open?.title ?? ""} size="panel">
				{open === undefined ? null : (
					<ApplicationDesk
						key={open.id}
						application={open}
						currency={data?.currency ?? ""}
						onDone={() => setOpened(undefined)}
					/>
				)}
			</Dialog>
		</>
	);
}

type DeskProps = { readonly application: Application; readonly currency: string; readonly onDone: () => void };

function ApplicationDesk({ application, currency, onDone }: DeskProps) {
	const say = usePromotionsDeskText();
	const may = useMay("promotions.applications:decide");
	const { id, memberId, account, amount, remark, times, same } = application;
	const { mutate: look, data: looked, error } = useLookAtApplication();
	const decide = useDecideApplication({ refreshes: [listApplications], lookAgain: [listApplications] });
	useEffect(() => {
		look({ id });
	}, [look, id]);
	const send = (why: string) =>
		decide.mutate(
			{ id, why },
			{
				onSuccess: ({ state }) => {
					if (state === "waiting") showToast({ tone: "info", text: say("editor.waits") });
					onDone();
				},
			},
		);
	const pictures = (looked?.pictures ?? []).map((picture, at) => ({
		picture,
		label: `${say("applications.pictures")} ${at + 1}`,
	}));
	return (
		<div className="flex flex-col gap-5">
			<Facts>
				<Fact name={say("applications.account")}>
					<MemberLink memberId={memberId} account={account} />
				</Fact>
				<Fact name={say("applications.amount")}>
					<Amount amount={amount} currency={currency} />
				</Fact>
				<Fact name={say("applications.times")}>{times}</Fact>
				<Fact name={say("applications.same")}>{same.length === 0 ? say("applications.nobody") : same.join(", ")}</Fact>
				<Fact name={say("applications.remark")}>{remark}</Fact>
			</Facts>
			<Pictures pictures={pictures} none={say("applications.noPictures")} />
			{error === null ? null : <FailureNote error={error} />}
			{may ? (
				<DecideForm
					agree={say("applications.issue")}
					whyHint={say("applications.whyHint")}
					busy={decide.isPending}
					error={decide.error}
					onAgree={() => send("")}
					onRefuse={send}
				/>
			) : null}
		</div>
	);
}
