// A member's part of the top bar: balance, name, and the menu of what is theirs. A guest gets the way to register.
import { useBrandText } from "#brand/ui";
import { Badge, Button, Icon, Menu, MenuItem, openPopup } from "#platform/ui";
import { HeaderBalance } from "./header-balance.tsx";
import { useMember } from "./use-member.ts";

export function MemberArea({ guest }: { readonly guest: boolean }) {
	const say = useBrandText();
	const { nickname, rank } = useMember();
	const name = guest ? say("account.guest") : nickname;
	return (
		<div className="flex items-center gap-1.5 md:gap-3">
			{guest ? (
				<Button size="small" onPress={() => openPopup({ name: "register" })}>
					{say("account.register")}
				</Button>
			) : (
				<HeaderBalance />
			)}
			<Menu
				label={`${say("account.menu")}: ${name}`}
				faceClass="flex h-11 items-center gap-2 rounded-control px-2 text-14 font-medium transition hover:bg-surface-2"
				face={
					<>
						<span className="cut-corner-small grid size-8 place-items-center rounded-control bg-surface-3 text-accent-text">
							<Icon name="me" />
						</span>
						<span className="hidden max-w-32 truncate md:inline">{name}</span>
						<Icon name="chevron-down" className="hidden size-4 text-text-3 md:inline" />
					</>
				}
			>
				{(close) => <AccountMenu name={name} rank={rank} guest={guest} close={close} />}
			</Menu>
		</div>
	);
}

type AccountMenuProps = {
	readonly name: string;
	readonly rank: string;
	readonly guest: boolean;
	readonly close: () => void;
};

function AccountMenu({ name, rank, guest, close }: AccountMenuProps) {
	const say = useBrandText();
	const openPage = (page: string) => () => {
		close();
		openPopup({ name: "personal-centre", page });
	};
	return (
		<>
			<div className="flex items-center gap-2 px-3 pt-2 pb-3">
				<p className="grow truncate font-bold">{name}</p>
				<Badge tone="hue">{`${say("nav.vip")} ${rank}`}</Badge>
			</div>
			{guest ? null : (
				<>
					<MenuItem onPress={openPage("securityCenter")}>
						<Icon name="me" />
						{say("account.centre")}
					</MenuItem>
					<MenuItem onPress={openPage("personalHistoryCopy")}>
						<Icon name="bets" />
						{say("account.record")}
					</MenuItem>
					<MenuItem onPress={openPage("transferFund")}>
						<Icon name="wallet" />
						{say("account.balance")}
					</MenuItem>
					<p className="mx-3 my-1 max-w-64 border-t border-line py-2 text-13 text-text-3">
						{say("account.cashierClosed")}
					</p>
				</>
			)}
			<MenuItem
				onPress={() => {
					close();
					openPopup({ name: "sign-out" });
				}}
			>
				<Icon name="log-out" />
				{say("account.signOut")}
			</MenuItem>
		</>
	);
}
