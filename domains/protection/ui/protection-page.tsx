// Responsible play: what a member played, and the limits that hold. Everything that protects is on this page.
import { FailureNote, Skeleton } from "#platform/ui";
import { limitKinds } from "../core/index.ts";
import { useReadProtection } from "./calls.gen.ts";
import { IdentitySection } from "./identity/identity-section.tsx";
import { LeaveSection } from "./leave/leave-section.tsx";
import { LimitCard } from "./limits/limit-card.tsx";
import { PlayedCards } from "./played-cards.tsx";
import { RealitySection } from "./reality/reality-section.tsx";
import { SectionHead } from "./section-head.tsx";
import { useProtectionText } from "./text.ts";

/** `onLeft`: the member went away, and every session has ended, this tab's own too. */
export function ProtectionPage({ onLeft }: { readonly onLeft: () => void }) {
	const say = useProtectionText();
	const { data, error, refetch } = useReadProtection({});
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-96 rounded-card" />;
	return (
		<div className="flex flex-col gap-8">
			<p className="max-w-prose text-14 text-text-2">{say("page.intro")}</p>
			<PlayedCards protection={data} />
			<section aria-labelledby="limits" className="flex flex-col gap-4">
				<SectionHead
					id="limits"
					title={say("limits.title")}
					text={say("limits.text", { hours: data.rules.looserWaitHours })}
				/>
				<div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
					{limitKinds.map((kind) => (
						<LimitCard key={kind} kind={kind} protection={data} />
					))}
				</div>
			</section>
			<RealitySection reality={data.reality} />
			<IdentitySection />
			<LeaveSection rules={data.rules} onLeft={onLeft} />
		</div>
	);
}
