// What runs in the frame: it enters the launched game, or shows a past round, with the studio that owns it.
import { useEffect, useState } from "react";
import type { FramePorts } from "#cabinet/ui";
import { enterPlay, type ShownRound } from "#games/contract";
import type { CallFailure } from "#platform/contract/client";
import { currentLanguage } from "#platform/ui";
import { clientFor, sentenceOf } from "./clients.ts";
import { type Entry, readEntry } from "./entry.ts";
import { frameOf } from "./frames.ts";
import type { HoldBack } from "./hold-back.ts";
import { Refused, Waiting } from "./notices.tsx";
import { dropPlay, type KeptPlay, keepPlay, keptPlay } from "./play-token.ts";
import { heedingClient, RealityGate } from "./reality-gate.tsx";
import type { SiteLink } from "./site-link.ts";

export type ArcadeProps = {
	readonly site: SiteLink;
	readonly holdBack: HoldBack;
	readonly onLinkBack: FramePorts["onLinkBack"];
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
		case "replay": {
			const frame = frameOf(opened.round.vassalage);
			if (frame === undefined) return <Refused failure={undefined} onLeave={ports.leave} />;
			return <frame.Replay round={opened.round} ports={ports} onClose={ports.leave} />;
		}
		case "play": {
			const frame = frameOf(opened.play.vassalage);
			if (frame === undefined) return <Refused failure={undefined} onLeave={ports.leave} />;
			return (
				<>
					<frame.Play play={opened.play} ports={ports} />
					<RealityGate token={opened.play.token} site={site} />
				</>
			);
		}
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
	return launch(entry);
}

async function launch({ launchToken, playType }: Extract<Entry, { kind: "launch" }>): Promise<Opened> {
	const entered = await clientFor(undefined).call(enterPlay, { launchToken, language: currentLanguage() });
	if (!entered.ok) return { kind: "refused", failure: entered.error };
	const { playToken, vassalage, gameCode } = entered.value;
	const play = { token: playToken, vassalage, gameCode, ...(playType === undefined ? {} : { playType }) };
	keepPlay(sessionStorage, play);
	return { kind: "play", play };
}

function portsOf({ site, holdBack, onLinkBack, version }: ArcadeProps): FramePorts {
	return {
		clientFor: heedingClient,
		tab: sessionStorage,
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
