// What of the play is worth a look: pairs that play together, paces that no person has, hands in which the clock took turns. Nothing
// is done by it: a person looks at the hands, and a person decides.
import {
	type DataColumn,
	DataPages,
	DataTable,
	DaysFilter,
	MemberLink,
	PageHead,
	TableSkeleton,
	useDays,
} from "#platform/desk/ui";
import { DateTime, EmptyState, FailureNote, pagesHook, useFormats } from "#platform/ui";
import { listPokerDisconnects, type PokerDisconnect, type PokerPace, type PokerPair } from "../contract/index.ts";
import { useListPokerSignals } from "./calls.gen.ts";
import { usePokerDeskText } from "./text.ts";

const useDisconnects = pagesHook(listPokerDisconnects, ({ next }) => (next === null ? undefined : { cursor: next }));
const member = (memberId: string) => <MemberLink account="" memberId={memberId} />;

export function SignalsPage() {
	const say = usePokerDeskText();
	const days = useDays();
	const { data, error, refetch } = useListPokerSignals(days);
	const pages = useDisconnects(days, {});
	const [pairs, paces, clocked] = [usePairColumns(), usePaceColumns(), useClockColumns()];
	return (
		<>
			<PageHead title={say("screens.pokerSignals")} text={say("signals.text")} />
			<div className="mb-4 flex">
				<DaysFilter />
			</div>
			{error !== null && data === undefined ? <FailureNote error={error} onRetry={() => void refetch()} /> : null}
			{data === undefined && error === null ? <TableSkeleton /> : null}
			{data === undefined ? null : (
				<div className="flex flex-col gap-8">
					<section className="flex flex-col gap-3">
						<h2 className="text-20 font-bold">{say("signals.pairs")}</h2>
						{data.pairs.length === 0 ? (
							<EmptyState title={say("signals.noPairs")} />
						) : (
							<DataTable
								caption={say("signals.pairs")}
								columns={pairs}
								rows={data.pairs}
								rowKey={({ one, other, currency }) => `${one} ${other} ${currency}`}
							/>
						)}
					</section>
					<section className="flex flex-col gap-3">
						<h2 className="text-20 font-bold">{say("signals.paces")}</h2>
						{data.paces.length === 0 ? (
							<EmptyState title={say("signals.noPaces")} />
						) : (
							<DataTable
								caption={say("signals.paces")}
								columns={paces}
								rows={data.paces}
								rowKey={({ memberId }) => memberId}
							/>
						)}
					</section>
				</div>
			)}
			<section className="mt-8 flex flex-col gap-3">
				<h2 className="text-20 font-bold">{say("signals.clocked")}</h2>
				<DataPages
					caption={say("signals.clocked")}
					none={say("signals.noClocked")}
					pages={pages}
					rows={pages.data?.pages.flatMap(({ hands }) => hands)}
					columns={clocked}
					rowKey={({ hand, memberId }) => `${hand} ${memberId}`}
				/>
			</section>
		</>
	);
}

function usePairColumns(): readonly DataColumn<PokerPair>[] {
	const say = usePokerDeskText();
	const { amount } = useFormats();
	return [
		{ key: "one", head: say("signals.one"), cell: ({ one }) => member(one) },
		{ key: "other", head: say("signals.other"), cell: ({ other }) => member(other) },
		{
			key: "hands",
			head: say("signals.hands"),
			figures: true,
			cell: ({ hands }) => hands,
			sortBy: ({ hands }) => hands,
		},
		{ key: "there", head: say("signals.there"), figures: true, cell: ({ there, currency }) => amount(there, currency) },
		{ key: "back", head: say("signals.back"), figures: true, cell: ({ back, currency }) => amount(back, currency) },
		{
			key: "folds",
			head: say("signals.folds"),
			figures: true,
			cell: ({ folds }) => folds,
			sortBy: ({ folds }) => folds,
		},
		{
			key: "squeezes",
			head: say("signals.squeezes"),
			figures: true,
			cell: ({ squeezes }) => squeezes,
			sortBy: ({ squeezes }) => squeezes,
		},
		{
			key: "sign",
			head: say("signals.sign"),
			cell: ({ sign }) => say(`signals.pairSigns.${sign}`),
			sortBy: ({ sign }) => sign,
		},
		{
			key: "shares",
			head: say("signals.shares"),
			cell: ({ shares }) => shares.map((mark) => say(`signals.marks.${mark}`)).join(", "),
			sortBy: ({ shares }) => shares.length,
		},
	];
}

function usePaceColumns(): readonly DataColumn<PokerPace>[] {
	const say = usePokerDeskText();
	const seconds = (milliseconds: number) => say("signals.seconds", { seconds: (milliseconds / 1_000).toFixed(1) });
	return [
		{ key: "member", head: say("signals.one"), cell: ({ memberId }) => member(memberId) },
		{
			key: "hands",
			head: say("signals.hands"),
			figures: true,
			cell: ({ hands }) => hands,
			sortBy: ({ hands }) => hands,
		},
		{ key: "acts", head: say("signals.acts"), figures: true, cell: ({ acts }) => acts, sortBy: ({ acts }) => acts },
		{
			key: "mean",
			head: say("signals.mean"),
			figures: true,
			cell: ({ mean }) => seconds(mean),
			sortBy: ({ mean }) => mean,
		},
		{ key: "deviation", head: say("signals.deviation"), figures: true, cell: ({ deviation }) => seconds(deviation) },
		{
			key: "hours",
			head: say("signals.hours"),
			figures: true,
			cell: ({ hours }) => hours,
			sortBy: ({ hours }) => hours,
		},
		{
			key: "sign",
			head: say("signals.sign"),
			cell: ({ sign }) => say(`signals.paceSigns.${sign}`),
			sortBy: ({ sign }) => sign,
		},
	];
}

function useClockColumns(): readonly DataColumn<PokerDisconnect>[] {
	const say = usePokerDeskText();
	const { amount } = useFormats();
	return [
		{ key: "member", head: say("signals.one"), cell: ({ memberId }) => member(memberId) },
		{ key: "table", head: say("hands.table"), cell: ({ table }) => table },
		{ key: "at", head: say("hands.at"), cell: ({ endedAt }) => <DateTime at={endedAt} /> },
		{ key: "turns", head: say("signals.turns"), figures: true, cell: ({ turns }) => turns },
		{ key: "net", head: say("signals.net"), figures: true, cell: ({ net, currency }) => amount(net, currency) },
	];
}
