// Rounds that somebody wants void and that wait for a second person: which, why, and the one word on it.
import { type DataColumn, Fact, Facts, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { Button, DateTime } from "#platform/ui";
import { listTableRounds, readTableRound, type WaitingRoundVoid } from "../../contract/index.ts";
import { useDecideTableRoundVoid, useTakeBackTableRoundVoid } from "../calls.gen.ts";
import { useTablesDeskText } from "../text.ts";

const refreshes = [listTableRounds, readTableRound];

export type WaitingVoidsProps = {
	readonly waiting: readonly WaitingRoundVoid[];
	readonly onOpen: (roundId: string) => void;
};

const nameOf = ({ table, shoe, hand }: WaitingRoundVoid): string => `${table} ${shoe} ${hand}`;

export function WaitingVoids({ waiting, onOpen }: WaitingVoidsProps) {
	const say = useTablesDeskText();
	return (
		<WaitingSection
			title={say("rounds.waiting")}
			columns={useColumns()}
			rows={waiting}
			rowKey={({ voidId }) => voidId}
			nameOf={nameOf}
		>
			{(open, close) => (
				<VoidDesk
					waiting={open}
					onDone={close}
					onLook={() => {
						close();
						onOpen(open.roundId);
					}}
				/>
			)}
		</WaitingSection>
	);
}

function useColumns(): readonly DataColumn<WaitingRoundVoid>[] {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	return [
		{ key: "round", head: say("rounds.round"), cell: nameOf },
		{
			key: "reason",
			head: sayDesk("parts.because"),
			cell: ({ outcome, reason }) => (outcome === null ? reason : `${say("rounds.endedSo", { outcome })}: ${reason}`),
		},
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

type DeskProps = { readonly waiting: WaitingRoundVoid; readonly onDone: () => void; readonly onLook: () => void };

function VoidDesk({ waiting, onDone, onLook }: DeskProps) {
	const say = useTablesDeskText();
	const sayDesk = useDeskText();
	const { voidId, own, outcome, reason, askedBy, askedAt } = waiting;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={sayDesk("parts.because")}>{reason}</Fact>
				<Fact name={sayDesk("parts.askedBy")}>
					{askedBy}, <DateTime at={askedAt} />
				</Fact>
			</Facts>
			<p className="max-w-[70ch] text-14 text-text-2">
				{outcome === null ? say("rounds.voidText") : say("rounds.endedSo", { outcome })}
			</p>
			<div>
				<Button look="plain" onPress={onLook}>
					{say("rounds.look")}
				</Button>
			</div>
			<SecondWord
				about={{ voidId }}
				own={own}
				asks="tables.rounds:void"
				decides="tables.rounds:decide"
				agree={say(outcome === null ? "rounds.agree" : "rounds.agreeResult")}
				decide={useDecideTableRoundVoid({ refreshes })}
				takeBack={useTakeBackTableRoundVoid({ refreshes })}
				onDone={onDone}
			/>
		</div>
	);
}
