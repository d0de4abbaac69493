// The ways between the halls of the lotteries.
import { Link } from "@tanstack/react-router";
import { useLotteryText } from "../text.ts";

const halls = [
	{ to: "/lottery", name: "LOTT" },
	{ to: "/vnlottery", name: "VN" },
	{ to: "/seaLottery", name: "SEA" },
] as const;

export function AreaLinks({ here }: { readonly here: (typeof halls)[number]["to"] | "/elott" }) {
	const say = useLotteryText();
	return (
		<nav aria-label={say("hall.areas")} className="scroll-row gap-2">
			{halls.map(({ to, name }) => (
				<Link
					key={to}
					to={to}
					aria-current={here === to ? "page" : undefined}
					className="flex min-h-11 shrink-0 items-center rounded-control bg-surface-2 px-4 text-14 whitespace-nowrap text-text-2 transition hover:bg-surface-3 hover:text-text-1 aria-[current=page]:bg-hue aria-[current=page]:font-medium aria-[current=page]:text-ground"
				>
					{say(`hall.area.${name}`)}
				</Link>
			))}
		</nav>
	);
}
