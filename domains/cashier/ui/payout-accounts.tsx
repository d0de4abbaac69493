// The accounts of a member, one card each, the way to add one, and the form of a withdrawal to the one that is chosen.
import { useState } from "react";
import { Button, EmptyState, Icon, IconButton } from "#platform/ui";
import type { PayoutAccount, WithdrawDesk } from "../contract/index.ts";
import { AccountDialog } from "./account-dialog.tsx";
import { RemoveAccount } from "./remove-account.tsx";
import { useCashierText } from "./text.ts";
import { WithdrawForm } from "./withdraw-form.tsx";

export function PayoutAccounts({ desk }: { readonly desk: WithdrawDesk }) {
	const say = useCashierText();
	const { accounts, mostAccounts } = desk;
	const [chosen, setChosen] = useState<string>();
	const [adding, setAdding] = useState(false);
	const [leaving, setLeaving] = useState<PayoutAccount>();
	const account = accounts.find(({ accountId }) => accountId === chosen) ?? accounts[0];
	const fresh = desk.freshUntil !== null;
	return (
		<>
			<section aria-labelledby="payout-accounts" className="flex flex-col gap-4">
				<div className="flex flex-wrap items-center justify-between gap-3">
					<h3 id="payout-accounts" className="text-16 font-bold">
						{say("withdraw.accounts")}
					</h3>
					{accounts.length < mostAccounts ? (
						<Button look="plain" size="small" onPress={() => setAdding(true)}>
							{say("withdraw.add")}
						</Button>
					) : (
						<p className="text-13 text-text-3">{say("withdraw.full")}</p>
					)}
				</div>
				{account === undefined ? (
					<EmptyState title={say("withdraw.noAccount")} text={say("withdraw.noAccountText")} />
				) : (
					<AccountCards accounts={accounts} chosen={account.accountId} onChoose={setChosen} onRemove={setLeaving} />
				)}
			</section>
			{account === undefined ? null : <WithdrawForm desk={desk} account={account} />}
			{adding ? <AccountDialog desk={desk} onClose={() => setAdding(false)} /> : null}
			{leaving === undefined ? null : (
				<RemoveAccount account={leaving} fresh={fresh} onClose={() => setLeaving(undefined)} />
			)}
		</>
	);
}

type AccountCardsProps = {
	readonly accounts: readonly PayoutAccount[];
	readonly chosen: string;
	readonly onChoose: (accountId: string) => void;
	readonly onRemove: (account: PayoutAccount) => void;
};

function AccountCards({ accounts, chosen, onChoose, onRemove }: AccountCardsProps) {
	const say = useCashierText();
	return (
		<fieldset
			aria-label={say("withdraw.accounts")}
			className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2"
		>
			{accounts.map((account) => (
				<div
					key={account.accountId}
					className="flex items-center rounded-card bg-surface-2 pe-2 transition hover:bg-surface-3 focus-within:outline-2 focus-within:outline-hue has-checked:cut-corner has-checked:bg-surface-3"
				>
					<label className="flex min-w-0 grow cursor-pointer items-center gap-3 p-4">
						<input
							type="radio"
							name="payout-account"
							className="sr-only"
							checked={account.accountId === chosen}
							onChange={() => onChoose(account.accountId)}
						/>
						<AccountMark chosen={account.accountId === chosen} />
						<span className="min-w-0">
							<span className="block truncate text-14 font-medium">{account.bank}</span>
							<span className="block text-16 font-bold whitespace-nowrap">{account.number}</span>
							<span className="block truncate text-13 text-text-2">{account.holder}</span>
						</span>
					</label>
					<IconButton
						icon="close"
						label={say("withdraw.removeNamed", { number: account.number })}
						onPress={() => onRemove(account)}
					/>
				</div>
			))}
		</fieldset>
	);
}

function AccountMark({ chosen }: { readonly chosen: boolean }) {
	const mark = chosen ? "bg-accent text-accent-ink" : "bg-surface-3 text-text-2";
	return (
		<span className={`cut-corner-small grid size-10 shrink-0 place-items-center rounded-control ${mark}`}>
			<Icon name={chosen ? "check" : "wallet"} />
		</span>
	);
}
