// Says that the brand's currency is play money, where the brand says so.
import { Link } from "@tanstack/react-router";
import { Icon } from "#platform/ui";
import { useBootstrapSite } from "./calls.gen.ts";
import { useBrandText } from "./text.ts";

export function PlayMoney() {
	const say = useBrandText();
	const { data } = useBootstrapSite({});
	if (data?.brand.playMoney === false) return null;
	return (
		<aside className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-surface-1 px-5 py-3 text-14">
			<Icon name="shield" className="text-won" />
			<p className="font-medium">{say("playMoney.title")}</p>
			<p className="grow text-text-2">{say("playMoney.text")}</p>
			<Link to="/help" className="py-1.5 text-accent-text hover:underline">
				{say("playMoney.link")}
			</Link>
		</aside>
	);
}
