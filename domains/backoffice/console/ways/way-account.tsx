// Where transfers of a way in go: masked, and shown in full and changed by whoever may. Each look is written down.
import { useState } from "react";
import { fieldsOf, Refused, useMay, useSaved } from "#platform/desk/ui";
import { Button, FailureNote, Field } from "#platform/ui";
import { listWays, type Way } from "../../contract/index.ts";
import { useRevealWayAccount, useSetWayAccount } from "../calls.gen.ts";
import { useOfficeText } from "../text.ts";

export type WayAccountProps = {
	readonly way: Way;
	readonly onDone: () => void;
	/** Shows it as it is now. */
	readonly onLookAgain: () => void;
};

type Account = Way["account"];

export function WayAccount({ way, onDone, onLookAgain }: WayAccountProps) {
	const say = useOfficeText();
	const may = useMay("cashier.methods:account");
	const reveal = useRevealWayAccount();
	const [editing, setEditing] = useState<Account>();
	const { holder, number } = reveal.data ?? way.account;
	const edit = (): void => {
		if (way.account.number === "") setEditing(way.account);
		else reveal.mutate({ code: way.code }, { onSuccess: setEditing });
	};
	return (
		<section aria-label={say("ways.account")} className="mb-6 rounded-card bg-surface-2 p-5">
			<h3 className="mb-3 text-16 font-bold">{say("ways.account")}</h3>
			{editing === undefined ? (
				<div className="flex flex-wrap items-end justify-between gap-4">
					{number === "" ? (
						<p className="text-14 text-text-2">{say("ways.noAccount")}</p>
					) : (
						<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-1 text-14 [&>dt]:text-text-3">
							<dt>{say("ways.holder")}</dt>
							<dd className="font-medium">{holder}</dd>
							<dt>{say("ways.number")}</dt>
							<dd className="font-medium break-all select-all">{number}</dd>
						</dl>
					)}
					{may ? (
						<div className="flex flex-col items-start gap-1">
							<Button look="plain" size="small" icon="write" busy={reveal.isPending} onPress={edit}>
								{say("ways.editAccount")}
							</Button>
							<span className="text-13 text-text-3">{say("withdrawals.revealHint")}</span>
						</div>
					) : null}
				</div>
			) : (
				<AccountForm way={way} account={editing} onDone={onDone} onLookAgain={onLookAgain} />
			)}
			{reveal.error === null ? null : <FailureNote error={reveal.error} />}
		</section>
	);
}

function AccountForm({
	way: { code, stamp },
	account,
	onDone,
	onLookAgain,
}: WayAccountProps & { readonly account: Account }) {
	const say = useOfficeText();
	const set = useSetWayAccount({ refreshes: [listWays] });
	const onSuccess = useSaved(onDone);
	return (
		<form
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				const { holder = "", number = "" } = fieldsOf(event.currentTarget);
				set.mutate({ code, stamp, account: { holder, number } }, { onSuccess });
			}}
		>
			<div className="grid gap-4 sm:grid-cols-2">
				<Field
					label={say("ways.holder")}
					name="holder"
					defaultValue={account.holder}
					maxLength={100}
					required
					autoComplete="off"
				/>
				<Field
					label={say("ways.number")}
					name="number"
					defaultValue={account.number}
					maxLength={50}
					required
					autoComplete="off"
				/>
			</div>
			<p className="text-13 text-text-3">{say("ways.accountText")}</p>
			<Refused error={set.error} onLookAgain={onLookAgain} />
			<div>
				<Button submit busy={set.isPending}>
					{say("ways.saveAccount")}
				</Button>
			</div>
		</form>
	);
}
