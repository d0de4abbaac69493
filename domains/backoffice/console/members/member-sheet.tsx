// The account of a member: who it is, what is in it, where it was entered from; and its lock.
import type { ReactNode } from "react";
import { useCodeWords, useDeskText, useMay } from "#platform/desk/ui";
import { amountParts, DateTime, useFormats, useLanguage } from "#platform/ui";
import type { MemberSheet } from "../../contract/index.ts";
import { useOfficeText } from "../text.ts";
import { LockMember } from "./lock-member.tsx";
import { MemberState } from "./member-state.tsx";

export function MemberSheetView({ member }: { readonly member: MemberSheet }) {
	const say = useOfficeText();
	const sayDesk = useDeskText();
	const { amount } = useFormats();
	const mayLock = useMay("members:lock");
	const wordsOf = useCodeWords();
	const language = useLanguage();
	const { currency } = member;
	// Points are no money, in whatever currency the account is.
	const worth = (purse: string, figure: string): string => {
		if (purse !== "points") return amount(figure, currency);
		const { sign, whole, decimals } = amountParts(figure, { currency, language });
		return say("members.points", { points: `${sign}${whole}${decimals}` });
	};
	return (
		<div className="flex flex-col gap-6 text-14">
			<dl className="grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2">
				<Fact head={say("members.account")}>{member.account}</Fact>
				<Fact head={say("members.id")}>{member.id}</Fact>
				<Fact head={say("members.nickname")}>{member.nickname}</Fact>
				<Fact head={say("members.rank")}>{member.rank || "–"}</Fact>
				<Fact head={say("members.agent")}>{member.upline ?? "–"}</Fact>
				<Fact head={sayDesk("parts.state")}>
					<MemberState status={member.status} />
				</Fact>
				<Fact head={say("members.registered")}>
					<DateTime at={member.createdAt} />
				</Fact>
				{member.contacts.length === 0 ? <Fact head={say("members.contacts")}>–</Fact> : null}
				{member.contacts.map(({ kind, masked, verified }) => (
					<Fact key={kind} head={say("members.contacts")}>
						{verified ? `${masked} (${say("members.verified")})` : masked}
					</Fact>
				))}
				{member.purses.map(({ purse, balance, held }) => (
					<Fact key={purse} head={wordsOf("purses", purse)}>
						<span className="font-medium">{worth(purse, balance)}</span>
						{Number(held) === 0 ? null : (
							<span className="ms-2 text-text-3">{say("members.held", { amount: worth(purse, held) })}</span>
						)}
					</Fact>
				))}
			</dl>
			<section>
				<h3 className="mb-2 text-16 font-bold">{say("members.logins")}</h3>
				{member.logins.length === 0 ? <p className="text-text-3">–</p> : null}
				<ul className="flex flex-col gap-1.5">
					{member.logins.map(({ at, address, browser, system }) => (
						<li key={at} className="flex flex-wrap gap-x-4">
							<DateTime at={at} />
							<span className="text-text-2">{[address, browser, system].filter(Boolean).join(", ")}</span>
						</li>
					))}
				</ul>
			</section>
			{mayLock && member.status !== "closed" ? <LockMember member={member} /> : null}
		</div>
	);
}

const Fact = ({ head, children }: { readonly head: string; readonly children: ReactNode }) => (
	<>
		<dt className="text-text-3">{head}</dt>
		<dd className="break-words">{children}</dd>
	</>
);
