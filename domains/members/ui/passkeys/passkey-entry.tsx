// The login by passkey, as a line under the form, where the browser knows passkeys.
import { useLogInByPasskey, useStartPasskeyLogin } from "../calls.gen.ts";
import { FormNote } from "../entry/form-note.tsx";
import { OtherWay } from "../entry/other-way.tsx";
import type { LoggedIn } from "../login/logged-in.ts";
import { rememberedLogin } from "../login/login-memory.ts";
import { useEnterLogin } from "../login/use-enter-login.ts";
import { useActing } from "../security/use-acting.ts";
import { useMembersText } from "../text.ts";
import { knowsPasskeys, passkeySentence, showPasskey } from "./browser-passkeys.ts";

export function PasskeyEntry({ onLoggedIn }: { readonly onLoggedIn: (login: LoggedIn) => void }) {
	const say = useMembersText();
	const start = useStartPasskeyLogin();
	const finish = useLogInByPasskey();
	const enterLogin = useEnterLogin();
	const { run, busy, problem } = useActing();
	const enter = () =>
		run(async () => {
			const credential = await showPasskey(await start.mutateAsync({}));
			const { account, ...opened } = await finish.mutateAsync({ credential });
			const { remember } = rememberedLogin();
			onLoggedIn(enterLogin(opened, { username: account, password: "", remember }));
		}, passkeySentence(say));
	if (!knowsPasskeys()) return null;
	return (
		<>
			<FormNote text={problem} />
			<OtherWay question={say("passkeys.have")} act={say("passkeys.use")} busy={busy} onPress={() => void enter()} />
		</>
	);
}
