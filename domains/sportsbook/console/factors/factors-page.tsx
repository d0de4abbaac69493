// What share of the limits of bets members have, with the reasons, and a form to set another.
import { type DataColumn, DataPages, fieldsOf, MemberLink, PageHead, useDeskText, useMay } from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, pagesHook, showToast } from "#platform/ui";
import { listMemberFactors, type MemberFactor } from "../../contract/index.ts";
import { useSetMemberFactor } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";

const usePages = pagesHook(listMemberFactors, ({ next }) => (next === null ? undefined : { cursor: next }));

export function FactorsPage() {
	const say = useSportsbookDeskText();
	const may = useMay("sportsbook.factors:write");
	const pages = usePages({});
	return (
		<>
			<PageHead title={say("screens.factors")} text={say("factors.text")} />
			{may ? <SetFactor /> : null}
			<DataPages
				pages={pages}
				rows={pages.data?.pages.flatMap(({ factors }) => factors)}
				none={say("factors.none")}
				caption={say("screens.factors")}
				columns={useColumns()}
				rowKey={({ memberId }) => memberId}
			/>
		</>
	);
}

function useColumns(): readonly DataColumn<MemberFactor>[] {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	return [
		{
			key: "member",
			head: sayDesk("parts.member"),
			cell: ({ memberId }) => <MemberLink account="" memberId={memberId} />,
		},
		{ key: "factor", head: say("factors.factor"), figures: true, cell: ({ factor }) => `${factor} %` },
		{ key: "reason", head: sayDesk("parts.because"), cell: ({ reason }) => reason },
		{ key: "by", head: say("factors.by"), cell: ({ operator }) => operator },
		{ key: "at", head: say("factors.at"), cell: ({ at }) => <DateTime at={at} /> },
	];
}

function SetFactor() {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const set = useSetMemberFactor({ refreshes: [listMemberFactors] });
	return (
		<form
			className="mb-8 flex max-w-120 flex-col gap-4"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const form = submitted.currentTarget;
				const { memberId = "", factor = "", reason = "" } = fieldsOf(form);
				const onSuccess = () => {
					showToast({ tone: "success", text: say("factors.set") });
					form.reset();
				};
				set.mutate({ memberId, factor: Number(factor), reason }, { onSuccess });
			}}
		>
			<h2 className="text-16 font-bold">{say("factors.title")}</h2>
			<Field
				label={say("factors.member")}
				name="memberId"
				inputMode="numeric"
				pattern="[1-9][0-9]{0,18}"
				required
				autoComplete="off"
			/>
			<Field
				label={say("factors.factor")}
				name="factor"
				inputMode="numeric"
				pattern="[1-9][0-9]{0,3}"
				required
				autoComplete="off"
			/>
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{set.error === null ? null : <FailureNote error={set.error} />}
			<div>
				<Button submit busy={set.isPending}>
					{say("factors.act")}
				</Button>
			</div>
		</form>
	);
}
