// Signing out: the server is told, then this tab forgets who was here, whatever the server answered.
import { useLogOut } from "./calls.gen.ts";
import { leaveSession, tellLeaving } from "./session-life.ts";

export function useSignOut(): { readonly signOut: () => Promise<void>; readonly busy: boolean } {
	const { mutateAsync, isPending } = useLogOut();
	const signOut = async (): Promise<void> => {
		try {
			await tellLeaving(() => mutateAsync({}));
		} finally {
			leaveSession();
		}
	};
	return { signOut: () => signOut().catch(() => undefined), busy: isPending };
}
