// The open halls of the phone's menu: a press on the name goes there, a press on the arrow shows its providers.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import {
	menuPages,
	useGamesText,
	useHalls,
	usePoint,
	useProviderStep,
	vendorGamesPage,
	vendorGamesPopup,
} from "#games/ui";
import { Icon, IconButton, openPopup, Skeleton } from "#platform/ui";

type Hall = NonNullable<ReturnType<typeof useHalls>["halls"]>[number];
type Vendor = ReturnType<ReturnType<typeof useHalls>["vendorsOf"]>[number];
type Leave = { readonly onLeave: () => void };

export function PhoneHalls({ onLeave }: Leave) {
	const { halls, vendorsOf, special } = useHalls();
	const step = useProviderStep();
	if (halls === undefined) return <Skeleton className="h-96" />;
	return (
		<ul className="flex flex-col gap-2">
			{halls.map((hall) => (
				<PhoneHall key={hall.gameCategory} hall={hall} vendors={vendorsOf(hall)} onLeave={onLeave} />
			))}
			{special === undefined ? null : (
				<li data-hue={special.gameType}>
					<button
						type="button"
						onClick={() => {
							onLeave();
							step(special);
						}}
						className="flex min-h-12 w-full items-center rounded-control bg-surface-2 px-4 text-start font-medium"
					>
						{special.name}
					</button>
				</li>
			)}
		</ul>
	);
}

type PhoneHallProps = Leave & { readonly hall: Hall; readonly vendors: readonly Vendor[] };

function PhoneHall({ hall, vendors, onLeave }: PhoneHallProps) {
	const say = useGamesText();
	const point = usePoint(hall);
	const [open, setOpen] = useState(false);
	return (
		<li data-hue={hall.gameCategory} className="rounded-control bg-surface-2">
			<div className="flex items-center">
				<Link
					to={menuPages[hall.gameCategory]}
					onClick={onLeave}
					className="flex min-h-12 grow items-center gap-3 ps-4 font-medium"
				>
					<span aria-hidden="true" className="cut-corner-small size-3 bg-hue" />
					<span className="grow">{hall.name}</span>
					<span className="pe-3 text-13 font-regular text-text-3">
						{point === "" ? "" : say("menu.point", { point })}
					</span>
				</Link>
				{vendors.length === 0 ? null : (
					<button
						type="button"
						aria-label={say("menu.open", { name: hall.name })}
						aria-expanded={open}
						onClick={() => setOpen(!open)}
						className="grid size-12 place-items-center border-s border-line"
					>
						<Icon name="chevron-down" className={`transition ${open ? "rotate-180" : ""}`} />
					</button>
				)}
			</div>
			{open ? <Providers vendors={vendors} onLeave={onLeave} /> : null}
		</li>
	);
}

function Providers({ vendors, onLeave }: Leave & { readonly vendors: readonly Vendor[] }) {
	const say = useGamesText();
	const step = useProviderStep();
	return (
		<ul aria-label={say("menu.providers")} className="border-t border-line px-2 py-1">
			{vendors.map((vendor) => (
				<li key={vendor.vassalage} className="flex items-center">
					<button
						type="button"
						onClick={() => {
							onLeave();
							step(vendor);
						}}
						className="flex min-h-12 grow items-center gap-2 px-3 text-start text-14"
					>
						<span className="grow">{vendor.name}</span>
						<span className="text-13 text-text-3">{vendor.games}</span>
					</button>
					<IconButton
						icon="games"
						label={say("menu.gamesOf", { name: vendor.name })}
						onPress={() => openPopup({ name: vendorGamesPopup, page: vendorGamesPage(vendor) })}
					/>
				</li>
			))}
		</ul>
	);
}
