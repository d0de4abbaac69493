// The reality check over a game: how long, how much, and what to do. The server takes no new round before the answer;
// closing it answers nothing.
import { useCallback, useEffect, useState } from "react";
import type { CallFailure, Client } from "#platform/contract/client";
import { Button, Dialog } from "#platform/ui";
import {
	answerOwnRealityCheck,
	answerRealityCheck,
	type RealityCheck,
	readOwnRealityCheck,
	readRealityCheck,
} from "../../contract/index.ts";
import { useProtectionText } from "../text.ts";
import { RealityFigures } from "./reality-figures.tsx";

const calls = {
	play: { read: readRealityCheck, answer: answerRealityCheck },
	member: { read: readOwnRealityCheck, answer: answerOwnRealityCheck },
} as const;

export type RealityCheckDialogProps = {
	/** Calls with the token of the play, or with the login where the site itself asks. */
	readonly client: Pick<Client, "call">;
	/** Whose token the client has. */
	readonly by?: keyof typeof calls;
	readonly failureSentence: (failure: CallFailure) => string;
	/** The check is answered, or waits no more: play goes on. */
	readonly onGoOn: () => void;
	readonly onStop: () => void;
	/** Closed without an answer: the next round asks again. */
	readonly onClose: () => void;
	/** Shows past rounds; undefined where there is nowhere to show them. */
	readonly onHistory: (() => void) | undefined;
};

export function RealityCheckDialog(props: RealityCheckDialogProps) {
	const say = useProtectionText();
	const { check, failure, busy, answer, read } = useRealityCheck(props);
	const { onHistory } = props;
	return (
		<Dialog open size="dialog" title={say("check.title")} onClose={props.onClose}>
			<div className="flex flex-col gap-4">
				<p className="text-14 text-text-2">{say("check.text")}</p>
				{check === undefined ? null : <RealityFigures check={check} />}
				{failure === undefined ? null : (
					<p role="alert" className="text-14 text-danger">
						{props.failureSentence(failure)}
					</p>
				)}
				{failure !== undefined && check === undefined ? (
					<Button look="plain" onPress={read}>
						{say("check.again")}
					</Button>
				) : null}
				<div className="flex flex-col gap-2">
					<Button wide disabled={check === undefined} busy={busy} onPress={() => answer("stop")}>
						{say("check.stop")}
					</Button>
					<Button wide look="plain" disabled={check === undefined} busy={busy} onPress={() => answer("go-on")}>
						{say("check.goOn")}
					</Button>
					{onHistory === undefined ? null : (
						<Button wide look="quiet" onPress={onHistory}>
							{say("check.history")}
						</Button>
					)}
				</div>
			</div>
		</Dialog>
	);
}

type Asked = Pick<RealityCheckDialogProps, "client" | "by" | "onGoOn" | "onStop">;

/** Somebody answered it in another window, or a pause has ended the run. */
const waitsNoMore = ({ code }: CallFailure): boolean => code === "NO_CHECK_DUE";

function useRealityCheck({ client, by = "play", onGoOn, onStop }: Asked) {
	const [check, setCheck] = useState<RealityCheck>();
	const [failure, setFailure] = useState<CallFailure>();
	const [busy, setBusy] = useState(false);
	const read = useCallback((): void => {
		setFailure(undefined);
		void client.call(calls[by].read, {}).then((told) => {
			if (told.ok) setCheck(told.value);
			else if (waitsNoMore(told.error)) onGoOn();
			else setFailure(told.error);
		});
	}, [client, by, onGoOn]);
	useEffect(() => {
		read();
	}, [read]);
	const answer = (choice: "go-on" | "stop"): void => {
		setBusy(true);
		setFailure(undefined);
		void client.call(calls[by].answer, { choice }).then((answered) => {
			setBusy(false);
			if (!answered.ok && !waitsNoMore(answered.error)) return setFailure(answered.error);
			if (choice === "stop") onStop();
			else onGoOn();
		});
	};
	return { check, failure, busy, answer, read };
}
