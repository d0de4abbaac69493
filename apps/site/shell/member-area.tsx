// A member's part of the top bar: balance, deposit, and the menu of what is theirs. A guest gets the way to register.
import { Suspense } from "react";
import { useBrandText } from "#brand/ui";
import { UnreadMark } from "#community/ui";
import { OwnPicture } from "#members/ui";
import { Button, Icon, Menu, openPopup } from "#platform/ui";
import { useExclusion } from "../excluded/use-exclusion.ts";
import { AccountMenu } from "./account-menu.tsx";
import { HeaderBalance } from "./header-balance.tsx";
import { useMember } from "./use-member.ts";
import { useOpenPage } from "./use-open-page.ts";

export function MemberArea({ guest }: { readonly guest: boolean }) {
	const say = useBrandText();
	const openPage = useOpenPage();
	const { nickname, rank } = useMember();
	const excluded = useExclusion() !== undefined;
	const name = guest ? say("account.guest") : nickname;
	return (
		<div className="flex items-center gap-1.5 md:gap-3">
			{guest ? (
				<Button size="small" onPress={() => openPopup({ name: "register" })}>
					{say("account.register")}
				</Button>
			) : (
				<>
					<HeaderBalance />
					<span className="hidden lg:block">
						<Button size="small" onPress={() => openPage(excluded ? "withdraw" : "depositv2")}>
							{say(excluded ? "account.withdraw" : "account.deposit")}
						</Button>
					</span>
				</>
			)}
			<Menu
				label={`${say("account.menu")}: ${name}`}
				faceClass="flex h-11 items-center gap-2 rounded-control px-2 text-14 font-medium transition hover:bg-surface-2"
				face={
					<>
						{guest ? (
							<span className="cut-corner-small grid size-8 place-items-center rounded-control bg-surface-3 text-accent-text">
								<Icon name="me" />
							</span>
						) : (
							<span className="relative">
								<OwnPicture size="small" />
								<span className="absolute -end-2 -top-1.5">
									<Suspense>
										<UnreadMark />
									</Suspense>
								</span>
							</span>
						)}
						<span className="hidden max-w-32 truncate md:inline">{name}</span>
						<Icon name="chevron-down" className="hidden size-4 text-text-3 md:inline" />
					</>
				}
			>
				{(close) => <AccountMenu name={name} rank={rank} close={close} />}
			</Menu>
		</div>
	);
}
