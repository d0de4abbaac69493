// Who is here: a visitor's way in, or a member's balance, name and menu.
import { useBrandText } from "#brand/ui";
import { Button, isGuest, isLoggedIn, lazyPart, openPopup, Skeleton, useSession } from "#platform/ui";

const MemberArea = lazyPart(
	() => import("./member-area.tsx").then((part) => part.MemberArea),
	<Skeleton className="h-11 w-40" />,
);

export function AccountArea() {
	const session = useSession();
	return isLoggedIn(session) ? <MemberArea guest={isGuest(session)} /> : <Visitor />;
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
