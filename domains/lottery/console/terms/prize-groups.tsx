// The prize groups of the brand and of single members; who has none of their own is in the brand's.
import { type DataColumn, DataTable, fieldsOf, MemberLink, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, showToast } from "#platform/ui";
import { type LotteryGroup, readLotteryTerms } from "../../contract/index.ts";
import { seriesBounds } from "../../core/index.ts";
import { useSetPrizeGroup } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

export function PrizeGroups({ groups }: { readonly groups: readonly LotteryGroup[] }) {
	const say = useLotteryDeskText();
	const mayEdit = useMay("lottery.terms:edit");
	const columns = useColumns();
	return (
		<section className="flex flex-col gap-4">
			<h2 className="text-20 font-bold">{say("terms.groups")}</h2>
			<p className="max-w-[70ch] text-14 text-text-2">{say("terms.groupsText", { group: seriesBounds.group })}</p>
			{groups.length === 0 ? null : (
				<DataTable
					caption={say("terms.groups")}
					columns={columns}
					rows={groups}
					rowKey={({ memberId }) => memberId ?? "brand"}
				/>
			)}
			{mayEdit ? <SetGroup /> : null}
		</section>
	);
}

function useColumns(): readonly DataColumn<LotteryGroup>[] {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	return [
		{
			key: "member",
			head: sayDesk("parts.member"),
			cell: ({ memberId }) => (memberId === null ? say("terms.brand") : <MemberLink account="" memberId={memberId} />),
		},
		{ key: "group", head: say("terms.group"), figures: true, cell: ({ group }) => group },
		{ key: "at", head: say("terms.setAt"), cell: ({ setAt }) => <DateTime at={setAt} /> },
	];
}

function SetGroup() {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const save = useSetPrizeGroup({ refreshes: [readLotteryTerms] });
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const form = event.currentTarget;
				const { member = "", group = "", reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("terms.saved") });
					form.reset();
				};
				const of = member === "" ? {} : { memberId: member };
				save.mutate({ ...of, group: group === "" ? null : Number(group), reason }, { onSuccess });
			}}
		>
			<div className="grid items-end gap-3 sm:grid-cols-2">
				<Field label={say("terms.memberId")} name="member" pattern="[0-9]{1,19}" autoComplete="off" />
				<Field
					label={say("terms.groupField")}
					name="group"
					type="number"
					min={seriesBounds.least}
					max={seriesBounds.group}
					step={seriesBounds.step}
					autoComplete="off"
				/>
			</div>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{save.error === null ? null : <FailureNote error={save.error} />}
			<div>
				<Button submit busy={save.isPending}>
					{say("terms.setGroup")}
				</Button>
			</div>
		</form>
	);
}
