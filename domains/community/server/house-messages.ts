// What the house says by itself: a message for each event of the outbox that its member expects to hear of, written in the
// transaction that hears it, so once.
import { bonusEnded, bonusGranted, depositCredited, withdrawalPaid } from "#cashier/api";
import { rankChanged } from "#loyalty/api";
import { memberRegistered } from "#members/api";
import { defineListener, type Listener, on, type ToldContext } from "#platform/jobs";
import { memberId } from "#platform/kernel";
import { exclusionBegan } from "#protection/api";
import { walletAdjusted } from "#wallet/api";
import type { Template } from "../core/index.ts";
import { writeOwn } from "./inbox-store.ts";
import type { CommunityDeps } from "./ports.ts";

type Told = { readonly memberId: string; readonly merchant: string };
type Params = Readonly<Record<string, string>>;

/** What is older when it is heard, as after an upgrade, is there to be looked up and calls to nobody. */
const freshMilliseconds = 86_400_000;

const moneyOf = ({ amount, currency }: { readonly amount: string; readonly currency: string }): Params => ({
	amount,
	currency,
});

type Said = { readonly template: Template; readonly params?: Params };

export function houseMessages({ clock, members }: Pick<CommunityDeps, "clock" | "members">): Listener {
	const says = ({ merchant, ...told }: Told, { tx, toldAt, eventId }: ToldContext, { template, params = {} }: Said) =>
		writeOwn(tx, {
			memberId: memberId(told.memberId),
			merchant,
			template,
			params,
			// In whole milliseconds, as pages go on by it.
			at: new Date(toldAt.getTime()),
			source: `event ${eventId}`,
			read: clock.now().getTime() - toldAt.getTime() > freshMilliseconds,
		});
	return defineListener({
		name: "community.messages",
		from: "beginning",
		reactions: [
			on(memberRegistered, (told, context) => says(told, context, { template: "welcome" })),
			on(depositCredited, (told, context) => {
				const params = { amount: told.credited, currency: told.currency };
				return says(told, context, { template: "deposit-credited", params });
			}),
			on(withdrawalPaid, (told, context) =>
				says(told, context, { template: "withdrawal-paid", params: moneyOf(told) }),
			),
			on(bonusGranted, (told, context) => says(told, context, { template: "bonus-granted", params: moneyOf(told) })),
			on(bonusEnded, (told, context) => says(told, context, { template: `bonus-${told.how}`, params: moneyOf(told) })),
			on(walletAdjusted, async (told, context) => {
				const account = await members.account(context.tx, memberId(told.memberId));
				if (account === undefined || told.purse !== "cash") return;
				const whom = { memberId: told.memberId, merchant: account.merchant };
				await says(whom, context, { template: "balance-adjusted", params: moneyOf(told) });
			}),
			on(rankChanged, (told, context) => {
				const template = told.to > told.from ? "rank-up" : "rank-down";
				return says(told, context, { template, params: { level: String(told.to) } });
			}),
			on(exclusionBegan, async (told, context) => {
				// Who closed the account for good has no inbox any more.
				if (told.kind === "closed") return;
				const params = { until: told.until ?? "" };
				await says(told, context, { template: `${told.kind}-began`, params });
			}),
		],
	});
}
