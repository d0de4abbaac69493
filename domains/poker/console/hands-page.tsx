// Hands that the brand's members played, by member, table and day, without cards; one opens to an investigator who says why.
import { type DataColumn, DaysFilter, MemberLink, QueuePage, useDays } from "#platform/desk/ui";
import { actionHook, DateTime, Field, pagesHook, useAddress, useFormats } from "#platform/ui";
import { type DeskPokerHand, listDeskPokerHands } from "../contract/index.ts";
import { RevealHand } from "./reveal-hand.tsx";
import { usePokerDeskText } from "./text.ts";

const usePages = pagesHook(listDeskPokerHands, ({ next }) => (next === null ? undefined : { cursor: next }));
const useOnePage = actionHook(listDeskPokerHands);
const heads = ["hand", "table", "number", "endedAt", "currency", "pot", "rake", "players", "others"] as const;

export function HandsPage() {
	const say = usePokerDeskText();
	const { read, write } = useAddress();
	const [member = "", table = ""] = [read("member"), read("table")];
	const asked = {
		...(/^[1-9][0-9]{0,18}$/.test(member) ? { memberId: member } : {}),
		...(/^[A-Za-z0-9-]{3,40}$/.test(table) ? { table } : {}),
		...useDays(),
	};
	const pages = usePages(asked, {});
	const one = useOnePage();
	return (
		<QueuePage
			title={say("screens.pokerHands")}
			text={say("hands.text")}
			none={say("hands.none")}
			opens="hand"
			wide
			deskTitle={say("hands.hand")}
			pages={pages}
			rows={pages.data?.pages.flatMap(({ hands }) => hands)}
			columns={useColumns()}
			rowKey={({ hand }) => hand}
			file={{
				name: "poker-hands.csv",
				heads,
				cells: cellsOf,
				page: async (step) => {
					const { hands, next } = await one.mutateAsync({ ...asked, ...step });
					return { rows: hands, next };
				},
			}}
			desk={(key) => <RevealHand key={key} hand={key} />}
		>
			<Field
				label={say("hands.member")}
				inputMode="numeric"
				value={member}
				onChange={({ target: { value } }) => write({ member: value === "" ? undefined : value })}
			/>
			<Field
				label={say("hands.table")}
				value={table}
				onChange={({ target: { value } }) => write({ table: value === "" ? undefined : value })}
			/>
			<DaysFilter />
		</QueuePage>
	);
}

function cellsOf({ hand, table, number, endedAt, currency, pot, rake, players, others }: DeskPokerHand) {
	const who = players.map(({ memberId, net }) => `${memberId ?? "-"}:${net}`).join(" ");
	return [hand, table, String(number), endedAt, currency, pot, rake, who, String(others)];
}

function useColumns(): readonly DataColumn<DeskPokerHand>[] {
	const say = usePokerDeskText();
	const { amount } = useFormats();
	return [
		{ key: "hand", head: say("hands.hand"), cell: ({ table, number }) => `${table} #${number}` },
		{ key: "at", head: say("hands.at"), cell: ({ endedAt }) => <DateTime at={endedAt} /> },
		{ key: "pot", head: say("hands.pot"), figures: true, cell: ({ pot, currency }) => amount(pot, currency) },
		{ key: "rake", head: say("hands.rake"), figures: true, cell: ({ rake, currency }) => amount(rake, currency) },
		{
			key: "players",
			head: say("hands.players"),
			cell: ({ players, currency }) => (
				<span className="flex flex-wrap gap-x-3">
					{players.map(({ seat, memberId, net }) => (
						<span key={seat}>
							{memberId === null ? say("hands.trial") : <MemberLink account="" memberId={memberId} />}{" "}
							<span className="tabular-nums">{amount(net, currency)}</span>
						</span>
					))}
				</span>
			),
		},
		{ key: "others", head: say("hands.others"), figures: true, cell: ({ others }) => others },
	];
}
