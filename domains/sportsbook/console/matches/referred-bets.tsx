// Big bets that wait for a trader: whose, on what, how much, and the one word on each. A minute is all there is, so it looks often.
import { useState } from "react";
import {
	type DataColumn,
	Fact,
	Facts,
	fieldsOf,
	MemberLink,
	useDeskText,
	useMay,
	WaitingSection,
} from "#platform/desk/ui";
import { Button, DateTime, FailureNote, Field, showToast, useFormats } from "#platform/ui";
import { listReferredBets, type ReferredBet } from "../../contract/index.ts";
import { useDecideReferredBet, useListReferredBets } from "../calls.gen.ts";
import { useSportsbookDeskText } from "../text.ts";

const every = 2_000;

export function ReferredBets() {
	const say = useSportsbookDeskText();
	const may = useMay("sportsbook.bets:read");
	return may ? <Waiting title={say("referred.title")} /> : null;
}

function Waiting({ title }: { readonly title: string }) {
	const { data } = useListReferredBets({}, { everyMilliseconds: every });
	return (
		<WaitingSection
			title={title}
			columns={useColumns()}
			rows={data?.bets ?? []}
			rowKey={({ referralId }) => referralId}
			nameOf={({ memberId }) => memberId}
		>
			{(bet, close) => <Word bet={bet} onDone={close} />}
		</WaitingSection>
	);
}

const teamsOf = ({ legs }: ReferredBet): string => legs.map(({ home, away }) => `${home} – ${away}`).join(", ");

function useColumns(): readonly DataColumn<ReferredBet>[] {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	return [
		{ key: "match", head: say("matches.name"), cell: teamsOf },
		{
			key: "member",
			head: sayDesk("parts.member"),
			cell: ({ memberId }) => <MemberLink account="" memberId={memberId} />,
		},
		{ key: "stake", head: say("matches.stake"), figures: true, cell: (bet) => amount(bet.stake, bet.currency) },
		{ key: "most", head: say("referred.most"), figures: true, cell: (bet) => amount(bet.most, bet.currency) },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ until }) => <DateTime at={until} /> },
	];
}

type WordProps = { readonly bet: ReferredBet; readonly onDone: () => void };

function Word({ bet, onDone }: WordProps) {
	const say = useSportsbookDeskText();
	const { amount } = useFormats();
	const may = useMay("sportsbook.bets:decide");
	const { legs, sizes, line, stake, most, currency, until } = bet;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={say("matches.stake")}>{amount(stake, currency)}</Fact>
				<Fact name={say("referred.line")}>{`${amount(line, currency)} (${sizes.join(", ")} / ${legs.length})`}</Fact>
				<Fact name={say("referred.most")}>{amount(most, currency)}</Fact>
				<Fact name={say("referred.until")}>
					<DateTime at={until} />
				</Fact>
			</Facts>
			<ul className="flex flex-col gap-2 text-14">
				{legs.map((leg) => (
					<li key={leg.event} className="border-s-2 border-line ps-3">
						<p className="font-medium">{`${leg.home} – ${leg.away}`}</p>
						<p className="text-text-2 tabular-nums">
							{`${[leg, ...(leg.more ?? [])].map((part) => `${part.market} ${part.outcome}`).join(" + ")} · ${(leg.odds / 100).toFixed(2)}`}
						</p>
					</li>
				))}
			</ul>
			{may ? <Decide bet={bet} onDone={onDone} /> : null}
		</div>
	);
}

const kinds = ["accept", "offer", "refuse"] as const;

function Decide({ bet: { referralId }, onDone }: WordProps) {
	const say = useSportsbookDeskText();
	const sayDesk = useDeskText();
	const [kind, setKind] = useState<(typeof kinds)[number]>("accept");
	const decide = useDecideReferredBet({ refreshes: [listReferredBets] });
	return (
		<form
			className="flex flex-col gap-4 border-t border-line pt-5"
			onSubmit={(submitted) => {
				submitted.preventDefault();
				const { line = "", reason = "" } = fieldsOf(submitted.currentTarget);
				const word = kind === "offer" ? { kind, line } : { kind };
				const onSuccess = () => {
					showToast({ tone: "success", text: say(`referred.done.${kind}`) });
					onDone();
				};
				decide.mutate({ referralId, word, reason }, { onSuccess });
			}}
		>
			<div className="flex flex-wrap gap-2">
				{kinds.map((one) => (
					<Button key={one} look={one === kind ? "primary" : "plain"} onPress={() => setKind(one)}>
						{say(`referred.words.${one}`)}
					</Button>
				))}
			</div>
			{kind === "offer" ? (
				<Field label={say("referred.line")} name="line" inputMode="decimal" required autoComplete="off" />
			) : null}
			<Field label={sayDesk("parts.because")} name="reason" minLength={3} maxLength={500} required autoComplete="off" />
			{decide.error === null ? null : <FailureNote error={decide.error} />}
			<div>
				<Button submit busy={decide.isPending}>
					{say("referred.act")}
				</Button>
			</div>
		</form>
	);
}
