// The login before this one, so that its owner sees what was somebody else.
import { DateTime, FailureNote, Skeleton } from "#platform/ui";
import { useReadLastLogin } from "../calls.gen.ts";
import { useMembersText } from "../text.ts";
import { usePlaceOfLogin } from "./place-of-login.ts";

export function LastLogin() {
	const say = useMembersText();
	const placeOf = usePlaceOfLogin();
	const { data, error, refetch } = useReadLastLogin({});
	if (error !== null) return <FailureNote error={error} onRetry={() => void refetch()} />;
	if (data === undefined) return <Skeleton className="h-20 rounded-card" />;
	const { last } = data;
	return (
		<section className="rounded-card bg-surface-2 px-5 py-4">
			<h3 className="text-14 font-medium">{say("lastLogin.title")}</h3>
			{last === undefined ? (
				<p className="text-13 text-text-3">{say("lastLogin.none")}</p>
			) : (
				<p className="flex flex-wrap gap-x-3 text-13 text-text-3">
					<DateTime at={last.at} />
					<span className="wrap-anywhere">{placeOf(last)}</span>
				</p>
			)}
		</section>
	);
}
