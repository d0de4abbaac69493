// A forgotten password: by phone it ends logged in, and goes on with what the person was about to do, or home.
import { useNavigate } from "@tanstack/react-router";
import { ForgottenPopup } from "#members/ui";
import { closePopup, finishLogin } from "#platform/ui";

export function Forgotten() {
	const navigate = useNavigate();
	const done = () => {
		if (!finishLogin()) void navigate({ to: "/" });
	};
	return <ForgottenPopup onClose={() => closePopup()} onDone={done} />;
}
