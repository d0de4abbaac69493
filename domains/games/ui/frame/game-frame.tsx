// The frame of a game and the talk with it. It checks where a message comes from and knows nothing of the game.
import { useCallback, useEffect, useReducer, useRef, useState } from "react";
import { languageTag, useLanguage, useLiveBack, useTheme } from "#platform/ui";
import {
	frameMessage,
	frameProtocol,
	type RecalledRound,
	readFromFrame,
	type SharedRound,
	type ToFrame,
} from "../../contract/index.ts";
import { afterMessage, type FrameState, newFrame } from "./frame-state.ts";
import { useMovedElsewhere } from "./use-moved-elsewhere.ts";

export type GameFrameProps = {
	/** The launch's `game_url`, good once. */
	readonly address: string;
	/** Read aloud as the frame's name. */
	readonly title: string;
	/** A past round to show instead of a game that runs. */
	readonly replay?: RecalledRound | SharedRound;
	readonly onChange?: (state: FrameState) => void;
	readonly onOpenHistory?: () => void;
};

/** What a page of another house may do here: anything within its frame, and never take the place of the site. */
const foreignSandbox = "allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock";

export function GameFrame({ address, title, replay, onChange, onOpenHistory }: GameFrameProps) {
	const frame = useRef<HTMLIFrameElement>(null);
	const [state, hear] = useReducer(afterMessage, newFrame);
	const language = useLanguage();
	const theme = useTheme();
	const { origin } = new URL(address, window.location.href);
	const foreign = origin !== window.location.origin;
	const [loaded, setLoaded] = useState(false);
	useEffect(() => {
		const listen = (event: MessageEvent<unknown>) => {
			if (event.source !== frame.current?.contentWindow) return;
			const message = readFromFrame(event, origin);
			if (message === undefined) return;
			hear(message);
			if (message.type === "open-history") onOpenHistory?.();
		};
		window.addEventListener("message", listen);
		return () => window.removeEventListener("message", listen);
	}, [origin, onOpenHistory]);
	// A vendor's own page does not talk with the site: it is shown as soon as it is there.
	useEffect(() => {
		onChange?.(loaded ? { ...state, ready: true } : state);
	}, [state, loaded, onChange]);
	const tell = useCallback((message: ToFrame) => frame.current?.contentWindow?.postMessage(message, origin), [origin]);
	useEffect(() => {
		if (!state.ready) return;
		tell({ tessera: frameProtocol, type: "theme", theme });
		tell({ tessera: frameProtocol, type: "language", language: languageTag(language) });
	}, [state.ready, theme, language, tell]);
	// A replay waits for nothing, and a page of another house is not spoken to.
	const linkBack = useCallback(() => void tell({ tessera: frameProtocol, type: "link-back" }), [tell]);
	const active = state.ready && replay === undefined && !foreign;
	useLiveBack(linkBack, { active });
	const balanceMoved = useCallback(() => void tell({ tessera: frameProtocol, type: "balance-moved" }), [tell]);
	useMovedElsewhere({ active, frame: state }, balanceMoved);
	useEffect(() => {
		// The game's keys work at once, unless somebody is at another thing of the page.
		if (state.ready && document.activeElement === document.body) frame.current?.focus();
	}, [state.ready]);
	useEffect(() => {
		if (!state.ready || replay === undefined) return;
		const said =
			"roundId" in replay
				? frameMessage({ type: "replay", round: replay })
				: frameMessage({ type: "shared-replay", round: replay });
		frame.current?.contentWindow?.postMessage(said, origin);
	}, [state.ready, replay, origin]);
	return (
		<iframe
			ref={frame}
			src={address}
			title={title}
			allow="autoplay; fullscreen"
			{...(foreign ? { sandbox: foreignSandbox, onLoad: () => setLoaded(true) } : {})}
			className="size-full border-0 bg-black"
		/>
	);
}
