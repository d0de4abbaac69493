// Who is here: a visitor's way in, or a member's balance, name and menu. A wide window has room for the login's form.
import { useBrandText } from "#brand/ui";
import { Button, isGuest, isLoggedIn, lazyPart, openPopup, Skeleton, useSession } from "#platform/ui";
import { useRoom } from "./use-room.ts";

const MemberArea = lazyPart(
	() => import("./member-area.tsx").then((part) => part.MemberArea),
	<Skeleton className="h-11 w-40" />,
);

const LoginBar = lazyPart(() => import("./login-bar.tsx").then((part) => part.LoginBar));

export function AccountArea() {
	const session = useSession();
	const wide = useRoom("lg");
	if (isLoggedIn(session)) return <MemberArea guest={isGuest(session)} />;
	return wide ? (
		<div className="h-9 w-[45rem] shrink-0 xl:w-[48rem]">
			<LoginBar />
		</div>
	) : (
		<Visitor />
	);
}

function Visitor() {
	const say = useBrandText();
	return (
		<div className="flex items-center gap-1.5">
			<Button look="quiet" size="small" onPress={() => openPopup({ name: "login" })}>
				{say("account.logIn")}
			</Button>
			<Button size="small" onPress={() => openPopup({ name: "register" })}>
				{say("account.register")}
			</Button>
		</div>
	);
}
