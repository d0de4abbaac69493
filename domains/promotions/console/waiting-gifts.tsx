// What of promotions waits for a second person: what it promises, who asked for it, and the one word on it.
import { type DataColumn, Fact, Facts, MemberLink, SecondWord, useDeskText, WaitingSection } from "#platform/desk/ui";
import { Amount, DateTime } from "#platform/ui";
import { listApplications, listGifts, listOffers, type WaitingGift } from "../contract/index.ts";
import { useDecideGift, useListGifts, useTakeBackGift } from "./calls.gen.ts";
import { usePromotionsDeskText } from "./text.ts";

const refreshes = [listGifts, listOffers, listApplications];

export function WaitingGifts() {
	const say = usePromotionsDeskText();
	const { data } = useListGifts({}, { everyMilliseconds: 15_000 });
	const currency = data?.currency ?? "";
	return (
		<WaitingSection
			title={say("gifts.title")}
			columns={useColumns(currency)}
			rows={data?.gifts ?? []}
			rowKey={({ giftId }) => giftId}
			nameOf={({ title }) => title}
		>
			{(gift, close) => <GiftDesk gift={gift} currency={currency} onDone={close} />}
		</WaitingSection>
	);
}

function useColumns(currency: string): readonly DataColumn<WaitingGift>[] {
	const say = usePromotionsDeskText();
	const sayDesk = useDeskText();
	return [
		{ key: "title", head: say("offers.title"), cell: ({ title }) => title },
		{ key: "what", head: say("gifts.what"), cell: ({ what }) => say(`gifts.whats.${what}`) },
		{
			key: "amount",
			head: say("gifts.amount"),
			figures: true,
			cell: ({ amount }) => <Amount amount={amount} currency={currency} />,
		},
		{ key: "by", head: sayDesk("parts.askedBy"), cell: ({ askedBy }) => askedBy },
		{ key: "at", head: sayDesk("parts.askedAt"), cell: ({ askedAt }) => <DateTime at={askedAt} as="ago" /> },
		{ key: "until", head: sayDesk("parts.lapses"), cell: ({ lapsesAt }) => <DateTime at={lapsesAt} /> },
	];
}

type DeskProps = { readonly gift: WaitingGift; readonly currency: string; readonly onDone: () => void };

function GiftDesk({ gift, currency, onDone }: DeskProps) {
	const say = usePromotionsDeskText();
	const sayDesk = useDeskText();
	const { giftId, what, amount, memberId, reason, askedBy, askedAt, own } = gift;
	return (
		<div className="flex flex-col gap-6">
			<Facts>
				<Fact name={say("gifts.what")}>{say(`gifts.whats.${what}`)}</Fact>
				<Fact name={say("gifts.amount")}>
					<Amount amount={amount} currency={currency} />
				</Fact>
				{memberId === "" ? null : (
					<Fact name={sayDesk("parts.member")}>
						<MemberLink memberId={memberId} account="" />
					</Fact>
				)}
				<Fact name={sayDesk("parts.because")}>{reason}</Fact>
				<Fact name={sayDesk("parts.askedBy")}>
					{askedBy}, <DateTime at={askedAt} />
				</Fact>
			</Facts>
			<SecondWord
				about={{ giftId }}
				own={own}
				asks="promotions.offers:read"
				decides="promotions.offers:decide"
				agree={say("gifts.agree")}
				decide={useDecideGift({ refreshes })}
				takeBack={useTakeBackGift({ refreshes })}
				onDone={onDone}
			/>
		</div>
	);
}
