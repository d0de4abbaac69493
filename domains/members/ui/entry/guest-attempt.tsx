// A guest's way in from outside the popup, as from the header: drawn once an attempt, it asks for the token and shows nothing.
import { useEffect, useEffectEvent } from "react";
import { useMembersText } from "../text.ts";
import { type GuestUses, useGuestEntry } from "./use-guest-entry.ts";

export function GuestAttempt(uses: Required<GuestUses>) {
	// A refusal is told in the members' own sentences: they are here before anything is sent.
	useMembersText();
	const { start } = useGuestEntry(uses);
	const send = useEffectEvent(() => void start());
	useEffect(() => send(), []);
	return null;
}
