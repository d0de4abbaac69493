// The points mall: what I have, what lies on the shelves, what points become, and the record of it.
import { isGuest, isMember, Skeleton, Tabs, useAddress, usePageTitle, useSession } from "#platform/ui";
import { useGetPointBalance } from "../calls.gen.ts";
import { MemberInvitation } from "../member-invitation.tsx";
import { SceneHeader } from "../scene-header.tsx";
import { useLoyaltyText } from "../text.ts";
import { ConvertPanel } from "./convert-panel.tsx";
import { ExchangeRecord } from "./exchange-record.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { OwnPoints } from "./own-points.tsx";
import { PointRates } from "./point-rates.tsx";
import { type MallView, mallAddress, mallViews, readMallFilters } from "./record-filters.ts";
import { RewardShelf } from "./reward-shelf.tsx";

export function PointMallPage() {
	const say = useLoyaltyText();
	const session = useSession();
	const member = isMember(session);
	usePageTitle(say("mall.title"));
	return (
		<div data-hue="RNG" className="mx-auto flex w-full max-w-[1200px] flex-col gap-6 pb-8">
			<SceneHeader scene="market-shelf" title={say("mall.title")} text={say("mall.intro")}>
				{member ? <OwnPoints /> : null}
			</SceneHeader>
			{member ? <Mall /> : <Visitor guest={isGuest(session)} />}
		</div>
	);
}

function Mall() {
	const say = useLoyaltyText();
	const { read, write } = useAddress();
	const { view } = readMallFilters(read);
	return (
		<div>
			<Tabs
				label={say("mall.views")}
				items={mallViews.map((key) => ({ key, label: say(`mall.${key}`) }))}
				chosen={view}
				onChoose={(key) => write({ [mallAddress.view]: key === "items" ? undefined : key })}
			>
				<View view={view} />
			</Tabs>
		</div>
	);
}

function View({ view }: { readonly view: MallView }) {
	const { data } = useGetPointBalance({});
	if (view === "record") return <ExchangeRecord />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	if (view === "items") return <RewardShelf points={data.points} />;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
			<ConvertPanel points={data.points} />
			<PointRates />
		</div>
	);
}

function Visitor({ guest }: { readonly guest: boolean }) {
	const say = useLoyaltyText();
	const [title, text] = guest
		? [say("mall.guestTitle"), say("mall.guestText")]
		: [say("mall.visitorTitle"), say("mall.visitorText")];
	return (
		<>
			<MemberInvitation title={title} text={text} guest={guest} />
			<HowItWorks />
		</>
	);
}
