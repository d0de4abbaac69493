// What the site shows around the frame of a vendor outside the house, which shows neither: the line of the session, and
// the reality check when one is due (RTS 2E, 13B, 13C). Games of the house show both inside.
import { useCallback, useEffect, useState } from "react";
import { isCurrencyCode, parseMinor, unwrap } from "#platform/kernel";
import { CallRefused, failureSentence, siteClient, useLive, usePopups } from "#platform/ui";
import { RealityCheckDialog } from "#protection/ui";
import { balanceEvent } from "#wallet/contract";
import type { OwnPlay } from "../../contract/index.ts";
import { useGetOwnPlay, useLeaveOwnPlay } from "../calls.gen.ts";
import { SessionLine, sessionLineBox } from "./session-line.tsx";

export type AroundPlayProps = {
	readonly playId: string;
	/** The market has time and net position shown. */
	readonly showSession: boolean;
	/** A round is on the screen: nothing is laid over it. */
	readonly inRound: boolean;
	/** The game closes. */
	readonly onStop: () => void;
	readonly onHistory: () => void;
};

export function AroundPlay({ playId, showSession, inRound, onStop, onHistory }: AroundPlayProps) {
	const { play, due, readAgain, later } = useOwnPlay(playId);
	const leaving = useLeaveOwnPlay();
	const stop = (): void => {
		later();
		// A session that is over already has nothing to leave.
		leaving.mutate({ playId }, { onSettled: onStop });
	};
	// What is opened over the game stays alone, the member's history too; the check waits for its end.
	const alone = usePopups().length === 0;
	const open = due && !inRound && alone;
	useEffect(() => {
		// The browser shows nothing over what fills the screen.
		if (open && document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
			void document.exitFullscreen();
		}
	}, [open]);
	const goOn = useCallback(() => {
		later();
		readAgain();
	}, [later, readAgain]);
	return (
		<>
			{showSession ? <Line play={play} readAgain={readAgain} /> : null}
			{open ? (
				<RealityCheckDialog
					client={siteClient}
					by="member"
					failureSentence={(failure) => failureSentence(new CallRefused(failure))}
					onGoOn={goOn}
					onClose={later}
					onStop={stop}
					onHistory={onHistory}
				/>
			) : null}
		</>
	);
}

type LineProps = {
	readonly play: (OwnPlay & { readonly beganAt: number }) | undefined;
	readonly readAgain: () => void;
};

function Line({ play, readAgain }: LineProps) {
	if (play === undefined || !isCurrencyCode(play.currency)) return <div className={sessionLineBox} />;
	const { currency, beganAt } = play;
	return (
		<SessionLine
			currency={currency}
			beganAt={beganAt}
			net={unwrap(parseMinor(play.net, currency))}
			refresh={readAgain}
		/>
	);
}

const everyMilliseconds = 60_000;

/** Read when money moves and every minute. A check that was closed without an answer comes back with the next answer. */
function useOwnPlay(playId: string) {
	const { data, dataUpdatedAt, refetch } = useGetOwnPlay({ playId }, { freshMilliseconds: 0, everyMilliseconds });
	const [closedAt, setClosedAt] = useState<number>();
	const readAgain = useCallback(() => void refetch(), [refetch]);
	const later = useCallback(() => setClosedAt(dataUpdatedAt), [dataUpdatedAt]);
	useLive(balanceEvent, readAgain);
	const beganAt = data === undefined ? 0 : dataUpdatedAt - (Date.parse(data.now) - Date.parse(data.startedAt));
	return {
		play: data === undefined ? undefined : { ...data, beganAt },
		due: data?.checkDue === true && closedAt !== dataUpdatedAt,
		readAgain,
		later,
	};
}
