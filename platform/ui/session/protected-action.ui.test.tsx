import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closePopup, finishLogin, usePopup } from "../layers/popups.ts";
import { toasts } from "../layers/toast-store.ts";
import en from "../messages/en.json";
import { giveSentences } from "../text/text.ts";
import { useProtectedAction } from "./protected-action.ts";
import { closeSession, describeSession, openSession } from "./session.ts";

giveSentences({ domain: "platform", code: "EN", content: en });
const act = vi.fn();

function Page() {
	const whenMember = useProtectedAction();
	const popup = usePopup();
	return (
		<>
			<button type="button" onClick={() => whenMember(act)}>
				play
			</button>
			<output>{popup?.name ?? "none"}</output>
		</>
	);
}

beforeEach(() => {
	closeSession();
	closePopup();
	toasts.set([]);
	act.mockReset();
	render(<Page />);
});
afterEach(cleanup);

const press = () => fireEvent.click(screen.getByText("play"));

test("a visitor is asked to log in, and then goes on where they were going", () => {
	press();
	expect(screen.getByRole("status").textContent).toBe("login");
	expect(act).not.toHaveBeenCalled();
	openSession({ token: "t" });
	finishLogin();
	expect(act).toHaveBeenCalledOnce();
});

test("a guest is told to register first", () => {
	openSession({ token: "t" });
	describeSession({ isAgent: 4 });
	press();
	expect(act).not.toHaveBeenCalled();
	expect(toasts.get()[0]).toMatchObject({ tone: "warning", text: "Please Register An Account First" });
});

test("a member goes on at once", () => {
	openSession({ token: "t" });
	press();
	expect(act).toHaveBeenCalledOnce();
});
