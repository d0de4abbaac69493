// The menu under a member's name: the money, the personal centre, the record, and the way out. A guest is told to register.
import { type ReactNode, Suspense } from "react";
import { useBootstrapSite, useBrandText } from "#brand/ui";
import { UnreadMark } from "#community/ui";
import { isAgent } from "#members/core";
import { useMembersText, useReadMember } from "#members/ui";
import { Amount, Badge, Icon, type IconName, MenuItem, openPopup, useProtectedAction } from "#platform/ui";
import { useShownBalance } from "#wallet/ui";
import { useExclusion } from "../excluded/use-exclusion.ts";
import { ApartAmounts } from "./apart-amounts.tsx";
import { balanceHiddenKey } from "./header-balance.tsx";
import { useOpenPage } from "./use-open-page.ts";

export type AccountMenuProps = { readonly name: string; readonly rank: string; readonly close: () => void };

const pages = [
	["depositv2", "download", "account.deposit"],
	["withdraw", "external", "account.withdraw"],
	["securityCenter", "me", "account.centre"],
	["messageV2", "mail", "account.messages"],
	["personalHistoryCopy", "bets", "account.record"],
] as const;

export function AccountMenu({ name, rank, close }: AccountMenuProps) {
	const say = useBrandText();
	const { data } = useBootstrapSite({});
	const openPage = useOpenPage();
	const exclusion = useExclusion();
	const go = (page: string) => () => {
		close();
		openPage(page);
	};
	return (
		<>
			<div className="flex items-center gap-2 px-3 pt-2 pb-3">
				<p className="grow truncate font-bold">{name}</p>
				<Badge tone="hue">{`${say("nav.vip")} ${rank}`}</Badge>
			</div>
			<OwnMoney />
			{pages.map(([page, icon, words]) => (
				<Entry
					key={page}
					icon={icon}
					words={say(words)}
					onPress={go(page)}
					mark={page === "messageV2" ? <UnreadMark /> : null}
				/>
			))}
			{data?.whitelabel.MANPLAYREB3.enabled === 1 && exclusion === undefined ? (
				<Entry icon="replay" words={say("account.cashback")} onPress={go("manualRebate")} />
			) : null}
			<AgentEntry close={close} />
			<Entry
				icon="log-out"
				words={say("account.signOut")}
				onPress={() => {
					close();
					openPopup({ name: "sign-out" });
				}}
			/>
		</>
	);
}

/** What can be staked, and what is not in it: where the header has no room for that. */
function OwnMoney() {
	const say = useBrandText();
	const { amount, symbol, apart } = useShownBalance();
	if (amount === undefined || localStorage.getItem(balanceHiddenKey) === "1") return null;
	return (
		<p className="flex flex-col px-3 pb-2 text-14">
			<span className="text-13 text-text-3">{say("account.playable")}</span>
			<Amount amount={amount} currency={symbol} />
			<ApartAmounts {...apart} symbol={symbol} />
		</p>
	);
}

/** Agents alone have a centre of their own. */
function AgentEntry({ close }: Pick<AccountMenuProps, "close">) {
	const say = useMembersText();
	const whenMember = useProtectedAction();
	const { data } = useReadMember({}, { freshMilliseconds: 300_000 });
	if (data === undefined || !isAgent(data.type)) return null;
	const open = () => {
		close();
		whenMember(() => openPopup({ name: "agent-centre" }));
	};
	return <Entry icon="crown" words={say("agent.title")} onPress={open} />;
}

type EntryProps = {
	readonly icon: IconName;
	readonly words: string;
	readonly onPress: () => void;
	readonly mark?: ReactNode;
};

const Entry = ({ icon, words, onPress, mark }: EntryProps) => (
	<MenuItem onPress={onPress}>
		<Icon name={icon} />
		<span className="grow text-start">{words}</span>
		<Suspense>{mark}</Suspense>
	</MenuItem>
);
