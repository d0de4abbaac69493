// What runs in the frame: it enters the launched game, or shows a past round, with the studio that owns it.
import { lazy, useEffect, useState } from "react";
import { enterPlay, type ShownRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import { currentLanguage } from "#platform/ui";
import { type PendingMemory, SlotFrame, type SlotPorts, SlotReplay } from "#slots/ui";
import { clientFor, sentenceOf } from "./clients.ts";
import { type Entry, readEntry } from "./entry.ts";
import type { HoldBack } from "./hold-back.ts";
import { Refused, Waiting } from "./notices.tsx";
import { dropPlay, type KeptPlay, keepPlay, keptPlay } from "./play-token.ts";
import { heedingClient, RealityGate } from "./reality-gate.tsx";
import type { SiteLink } from "./site-link.ts";

const OriginalFrame = lazy(async () => ({ default: (await import("#originals/ui")).OriginalFrame }));
const OriginalReplay = lazy(async () => ({ default: (await import("#originals/ui")).OriginalReplay }));

/** The house's instant games are a studio of their own. */
const isInstant = (vassalage: string): boolean => vassalage === "TESSERA_INSTANT";

export type ArcadeProps = {
	readonly site: SiteLink;
	readonly memory: PendingMemory;
	readonly holdBack: HoldBack;
	readonly onLinkBack: SlotPorts["onLinkBack"];
	readonly version: string;
};

type Opened =
	| { readonly kind: "play"; readonly play: KeptPlay }
	| { readonly kind: "replay"; readonly round: ShownRound }
	| { readonly kind: "refused"; readonly failure: CallFailure | undefined }
	/** Opened for a replay: the site sends the round once it hears that the frame is ready. */
	| { readonly kind: "awaits-round" }
	| { readonly kind: "waiting" };

export function Arcade(props: ArcadeProps) {
	const { site, version } = props;
	const [opened, setOpened] = useState<Opened>({ kind: "waiting" });
	useEffect(() => {
		void open(readEntry(location.hash)).then(setOpened);
		return site.listen((message) => {
			if (message.type === "replay" || message.type === "shared-replay")
				setOpened({ kind: "replay", round: message.round });
		});
	}, [site]);
	const { kind } = opened;
	useEffect(() => {
		if (kind === "waiting" || kind === "replay") return;
		site.tell({ type: "ready", mode: kind === "awaits-round" ? "replay" : "play", clientVersion: version });
	}, [kind, site, version]);
	const ports = portsOf(props);
	switch (opened.kind) {
		case "waiting":
		case "awaits-round":
			return <Waiting />;
		case "refused":
			return <Refused failure={opened.failure} onLeave={ports.leave} />;
		case "replay":
			return isInstant(opened.round.vassalage) ? (
				<OriginalReplay round={opened.round} ports={ports} onClose={ports.leave} />
			) : (
				<SlotReplay round={opened.round} ports={ports} onClose={ports.leave} />
			);
		case "play":
			return (
				<>
					{isInstant(opened.play.vassalage) ? (
						<OriginalFrame play={opened.play} ports={ports} />
					) : (
						<SlotFrame play={opened.play} ports={ports} />
					)}
					<RealityGate token={opened.play.token} site={site} />
				</>
			);
	}
}

/** A one-time token is taken out of the address before it is used: it must not be left in the history. */
async function open(entry: Entry): Promise<Opened> {
	if (entry.kind === "replay") return { kind: "awaits-round" };
	if (entry.kind === "resume") {
		const play = keptPlay(sessionStorage);
		return play === undefined ? { kind: "refused", failure: undefined } : { kind: "play", play };
	}
	history.replaceState(null, "", location.pathname);
	return launch(entry.launchToken);
}

async function launch(launchToken: string): Promise<Opened> {
	const entered = await clientFor(undefined).call(enterPlay, { launchToken, language: currentLanguage() });
	if (!entered.ok) return { kind: "refused", failure: entered.error };
	const { playToken, vassalage, gameCode } = entered.value;
	const play = { token: playToken, vassalage, gameCode };
	keepPlay(sessionStorage, play);
	return { kind: "play", play };
}

function portsOf({ site, memory, holdBack, onLinkBack, version }: ArcadeProps): SlotPorts {
	return {
		clientFor: heedingClient,
		memory,
		holdBack,
		onLinkBack,
		tell(event) {
			if (event.type === "session-lost") dropPlay(sessionStorage);
			site.tell(event);
		},
		openHistory: site.embedded ? () => site.tell({ type: "open-history" }) : undefined,
		leave: site.embedded ? () => site.tell({ type: "close" }) : undefined,
		version,
		failureSentence: sentenceOf,
		onMuteWish: (listener) =>
			site.listen((message) => {
				if (message.type === "mute") listener(message.muted);
			}),
	};
}
