// Draws that somebody wants void and that wait for a second person: which, why, and the one word on it.
import { type DataColumn, Fact, Facts, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { Button, DateTime } from "#platform/ui";
import { listDeskDraws, readDeskDraw, type WaitingDrawVoid } from "../../contract/index.ts";
import { useDecideDrawVoid, useTakeBackDrawVoid } from "../calls.gen.ts";
import { useLotteryDeskText } from "../text.ts";

const refreshes = [listDeskDraws, readDeskDraw];

export type WaitingVoidsProps = {
	readonly waiting: readonly WaitingDrawVoid[];
	readonly onOpen: (draw: Pick<WaitingDrawVoid, "game" | "numero">) => void;
};

export function WaitingVoids({ waiting, onOpen }: WaitingVoidsProps) {
	const say = useLotteryDeskText();
	return (
		<WaitingSection
			title={say("draws.waiting")}
			columns={useColumns()}
			rows={waiting}
			rowKey={({ voidId }) => voidId}
			nameOf={({ game, numero }) => `${game} ${numero}`}
		>
			{(open, close) => (
				<VoidDesk
					waiting={open}
					onDone={close}
					onLook={() => {
						close();
						onOpen(open);
					}}
				/>
			)}
		</WaitingSection>
	);
}

function useColumns(): readonly DataColumn<WaitingDrawVoid>[] {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	return [
		{ key: "draw", head: say("draws.issue"), cell: ({ game, numero }) => `${game} ${numero}` },
		{ key: "reason", head: sayDesk("parts.because"), cell: ({ reason }) => reason },
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

type DeskProps = { readonly waiting: WaitingDrawVoid; readonly onDone: () => void; readonly onLook: () => void };

function VoidDesk({ waiting, onDone, onLook }: DeskProps) {
	const say = useLotteryDeskText();
	const sayDesk = useDeskText();
	const { voidId, own, reason, askedBy, askedAt } = waiting;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={sayDesk("parts.because")}>{reason}</Fact>
				<Fact name={sayDesk("parts.askedBy")}>
					{askedBy}, <DateTime at={askedAt} />
				</Fact>
			</Facts>
			<p className="max-w-[70ch] text-14 text-text-2">{say("draws.voidText")}</p>
			<div>
				<Button look="plain" onPress={onLook}>
					{say("draws.look")}
				</Button>
			</div>
			<SecondWord
				about={{ voidId }}
				own={own}
				asks="lottery.draws:void"
				decides="lottery.draws:decide"
				agree={say("draws.agree")}
				decide={useDecideDrawVoid({ refreshes })}
				takeBack={useTakeBackDrawVoid({ refreshes })}
				onDone={onDone}
			/>
		</div>
	);
}
