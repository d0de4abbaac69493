// What follows a way in, wherever it was taken: what the person was about to do, or home.
import { useNavigate } from "@tanstack/react-router";
import { closePopup, finishLogin } from "#platform/ui";

export function useAfterEntry() {
	const navigate = useNavigate();
	const home = () => void navigate({ to: "/" });
	const done = () => {
		if (finishLogin()) return;
		home();
		// Home is seen from its top, from where one was on it too: there stands what is said to who has just come.
		window.scrollTo({ top: 0 });
	};
	const guest = () => {
		closePopup(0);
		home();
	};
	return { home, done, guest };
}
