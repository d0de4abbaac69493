// How a session begins and ends in this tab, and telling an end that the person wished from one that befell them.
import { useEffect, useRef } from "react";
import { closeSession, currentSession, describeSession, isGuest, onSessionChange, openSession } from "#platform/ui";
import { accountTypes } from "../core/index.ts";

export type Entered = {
	readonly token: string;
	/** The name typed; the server's own spelling follows with the member's facts. */
	readonly account: string;
	readonly guest?: boolean;
};

/** In session storage: a new password is asked for before anything else, also after the page is loaded again. */
const changeKey = "cpw";

export const askForPassword = (): void => sessionStorage.setItem(changeKey, "1");
export const asksForPassword = (): boolean => sessionStorage.getItem(changeKey) === "1";
export const passwordGiven = (): void => sessionStorage.removeItem(changeKey);

/** Takes the place of whoever was here: nothing of an earlier session stays but the brand. */
export function enterSession({ token, account, guest = false }: Entered): void {
	passwordGiven();
	left = false;
	openSession({ token });
	describeSession({
		account,
		nickname: "",
		customerId: "",
		currency: "",
		isAgent: guest ? accountTypes.guest : accountTypes.player,
	});
}

let leaving = false;
let left = false;

/** Whether the last session of this tab ended because the person wished it. */
export const hasLeft = (): boolean => left;

/** Ends the session in this tab because the person asked for it. */
export function leaveSession(): void {
	leaving = left = true;
	closeSession();
	leaving = false;
}

/** Tells the server that the person leaves: its word that the session has ended may come before its answer. */
export async function tellLeaving<Answer>(tell: () => Promise<Answer>): Promise<Answer> {
	leaving = left = true;
	try {
		return await tell();
	} catch (error) {
		left = false;
		throw error;
	} finally {
		leaving = false;
	}
}

export type SessionEnd = { readonly guest: boolean };

/** Tells when a session ended without being asked: it ran out, or another place ended it. */
export function onSessionEnd(ended: (end: SessionEnd) => void): () => void {
	let before = currentSession();
	return onSessionChange(() => {
		const now = currentSession();
		const end = before.token !== undefined && now.token === undefined && !leaving;
		const guest = isGuest(before);
		before = now;
		if (end) ended({ guest });
	});
}

export function useSessionEnd(ended: (end: SessionEnd) => void): void {
	const latest = useRef(ended);
	useEffect(() => {
		latest.current = ended;
	});
	useEffect(() => onSessionEnd((end) => latest.current(end)), []);
}
