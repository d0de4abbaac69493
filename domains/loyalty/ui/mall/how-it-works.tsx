// For who has no points yet: how they come, what they become, what a rank makes of them.
import { Link } from "@tanstack/react-router";
import { Icon, type IconName } from "#platform/ui";
import { useLoyaltyText } from "../text.ts";

const steps = [
	{ key: "play", icon: "games" },
	{ key: "become", icon: "ticket" },
	{ key: "rank", icon: "crown" },
] as const satisfies readonly { readonly key: string; readonly icon: IconName }[];

export function HowItWorks() {
	const say = useLoyaltyText();
	return (
		<section aria-labelledby="how" className="flex flex-col gap-4">
			<h2 id="how" className="text-20 font-bold">
				{say("how.title")}
			</h2>
			<ol className="grid gap-3 sm:grid-cols-3">
				{steps.map(({ key, icon }) => (
					<li key={key} className="flex flex-col gap-3 rounded-card bg-surface-1 p-5">
						<span className="cut-corner grid size-11 place-items-center bg-surface-3 text-hue">
							<Icon name={icon} />
						</span>
						<h3 className="text-16 font-bold">{say(`how.${key}`)}</h3>
						<p className="text-14 text-text-2">{say(`how.${key}Text`)}</p>
					</li>
				))}
			</ol>
			<Link
				to="/vip"
				className="flex min-h-11 items-center self-start text-14 text-accent-text underline-offset-4 hover:underline"
			>
				{say("mall.toRanks")}
			</Link>
		</section>
	);
}
