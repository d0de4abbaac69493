// The VIP page: a member's own standing, and the ladder for everybody.
import { EmptyState, FailureNote, isGuest, isMember, Skeleton, usePageTitle, useSession } from "#platform/ui";
import { useListRanks, useReadStanding } from "../calls.gen.ts";
import { MemberInvitation } from "../member-invitation.tsx";
import { SceneHeader } from "../scene-header.tsx";
import { useLoyaltyText } from "../text.ts";
import { OwnStanding } from "./own-standing.tsx";
import { RankLadder } from "./rank-ladder.tsx";

/** What the ladder counts by when it is not known yet: the house's own window. */
const usualDays = 90;

export function VipPage() {
	const say = useLoyaltyText();
	const session = useSession();
	const member = isMember(session);
	const { data, error, refetch } = useListRanks({}, { freshMilliseconds: 300_000 });
	const standing = useReadStanding({}, { enabled: member });
	const days = data?.windowDays ?? usualDays;
	usePageTitle(say("vip.title"));
	return (
		<div data-hue="RNG" className="flex flex-col gap-6 pb-8">
			<SceneHeader scene="stone-crown" title={say("vip.title")} text={say("vip.intro", { days })} />
			{member ? <OwnStanding days={days} /> : <Visitor guest={isGuest(session)} />}
			<section aria-labelledby="ladder" className="flex flex-col gap-4">
				<div>
					<h2 id="ladder" className="text-20 font-bold">
						{say("vip.ladder")}
					</h2>
					<p className="text-14 text-text-2">{say("vip.ladderText", { days })}</p>
				</div>
				{error !== null && data === undefined ? (
					<FailureNote error={error} onRetry={() => void refetch()} />
				) : (
					<Ladder data={data} ownLevel={member ? standing.data?.level : undefined} />
				)}
			</section>
		</div>
	);
}

type LadderProps = {
	readonly data: ReturnType<typeof useListRanks>["data"];
	readonly ownLevel: number | undefined;
};

function Ladder({ data, ownLevel }: LadderProps) {
	const say = useLoyaltyText();
	if (data === undefined) return <Skeleton className="h-[40rem] rounded-card" />;
	if (data.ranks.length === 0) return <EmptyState title={say("vip.none")} text={say("vip.noneText")} />;
	return <RankLadder ranks={data.ranks} currency={data.currency} ownLevel={ownLevel} />;
}

function Visitor({ guest }: { readonly guest: boolean }) {
	const say = useLoyaltyText();
	if (guest) return <MemberInvitation title={say("mall.guestTitle")} text={say("vip.guestText")} guest />;
	return <MemberInvitation title={say("vip.visitorTitle")} text={say("vip.visitorText")} guest={false} />;
}
