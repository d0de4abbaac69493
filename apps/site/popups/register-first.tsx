// A guest wanted what only members have: says so and leads to the registration, and from there on to what was wanted.
import { useBootstrapSite } from "#brand/ui";
import { useMembersText } from "#members/ui";
import { Button, closePopup, Dialog, type Popup, swapPopup, usePlatformText } from "#platform/ui";

export function RegisterFirst({ popup }: { readonly popup: Popup }) {
	const say = useMembersText();
	const sayPlatform = usePlatformText();
	const currency = useBootstrapSite({}).data?.brand.currency ?? "P";
	return (
		<Dialog open size="dialog" title={sayPlatform("guestFirst")} onClose={() => closePopup()}>
			<p className="text-text-2">{say("guest.registerText")}</p>
			<p className="mt-3 text-14 text-text-3">{say("guest.moneyText", { currency })}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-2">
				<Button look="quiet" onPress={() => swapPopup({ ...popup, name: "login" })}>
					{say("login.act")}
				</Button>
				<Button onPress={() => swapPopup({ ...popup, name: "register" })}>{say("register.act")}</Button>
			</div>
		</Dialog>
	);
}
