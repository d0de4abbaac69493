// The channels by which one may log in, as buttons under the form: there only where the operator has some. Who comes back
// from one is let in here.
import { useEffect, useEffectEvent } from "react";
import * as z from "zod/mini";
import { Button, CallRefused, showToast } from "#platform/ui";
import { useBeginChannelLogin, useFinishChannelLogin, useLinkChannel, useListChannels } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { askedProofOf } from "../login/asked-login.ts";
import { useEnterLogin } from "../login/use-enter-login.ts";
import type { LoginUses } from "../login/use-login.ts";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import { keepBinding, keepLink, takeLink, takeWayBack, type WayBack } from "./way-back.ts";

const notLinked = z.object({ linkToken: z.string() });

export type ChannelsProps = Pick<LoginUses, "onLoggedIn" | "onAsked"> & {
	/** Leaves for the channel's own site. */
	readonly leave?: (url: string) => void;
};

export function Channels({ onLoggedIn, onAsked, leave = (url) => location.assign(url) }: ChannelsProps) {
	const say = useMembersText();
	const { data } = useListChannels({}, { freshMilliseconds: 300_000 });
	const begin = useBeginChannelLogin();
	const finish = useFinishChannelLogin();
	const enterLogin = useEnterLogin();
	const { run, busy, problem } = useActing();
	const goTo = (code: string) =>
		run(async () => {
			const { url, binding } = await begin.mutateAsync({ code });
			keepBinding(binding);
			leave(url);
		});
	const comeBack = async (way: WayBack): Promise<void> => {
		try {
			const { account, ...opened } = await finish.mutateAsync(way);
			onLoggedIn(enterLogin(opened, { username: account, password: "", remember: false }));
		} catch (error) {
			const asked = askedProofOf(error);
			if (asked !== undefined) return onAsked({ asked, username: "", password: "", remember: false });
			const value = error instanceof CallRefused ? error.failure.value : undefined;
			const known = z.safeParse(notLinked, value).data;
			if (known !== undefined) keepLink(known.linkToken);
			throw error;
		}
	};
	const arrive = useEffectEvent(() => {
		const way = takeWayBack();
		if (way !== undefined) void run(() => comeBack(way));
	});
	useEffect(() => {
		arrive();
	}, []);
	const channels = data?.channels ?? [];
	return (
		<>
			<FormNote text={problem} />
			{channels.map(({ code, title }) => (
				<Button key={code} look="plain" wide busy={busy} onPress={() => void goTo(code)}>
					{say("channel.use", { title })}
				</Button>
			))}
		</>
	);
}

/** After a login: what came back from a channel before it was linked is linked now. */
export function useLinkAfterLogin(): () => void {
	const say = useMembersText();
	const { mutateAsync } = useLinkChannel();
	const link = async (linkToken: string): Promise<void> => {
		await mutateAsync({ linkToken });
		showToast({ tone: "success", text: say("channel.linked") });
	};
	return () => {
		const linkToken = takeLink();
		if (linkToken !== undefined) link(linkToken).catch(() => undefined);
	};
}
