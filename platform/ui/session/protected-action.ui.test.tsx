import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closePopup, finishLogin, openPopup, openPopups, usePopups } from "../layers/popups.ts";
import { useProtectedAction } from "./protected-action.ts";
import { closeSession, describeSession, openSession } from "./session.ts";

const act = vi.fn();

function Page() {
	const whenMember = useProtectedAction();
	const popup = usePopups().at(-1);
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
	closePopup(0);
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

test("a guest is told to register first, and then goes on where they were going", () => {
	openSession({ token: "t" });
	describeSession({ isAgent: 4 });
	press();
	expect(act).not.toHaveBeenCalled();
	expect(screen.getByRole("status").textContent).toBe("register-first");
	openSession({ token: "t-2" });
	describeSession({ isAgent: 0 });
	finishLogin();
	expect(act).toHaveBeenCalledOnce();
});

test("a visitor who comes in as a guest is still not let through", () => {
	press();
	openSession({ token: "t" });
	describeSession({ isAgent: 4 });
	finishLogin();
	expect(act).not.toHaveBeenCalled();
	expect(openPopups().map(({ name }) => name)).toEqual(["register-first"]);
});

test("a member goes on at once", () => {
	openSession({ token: "t" });
	press();
	expect(act).toHaveBeenCalledOnce();
});

test("a login that is open because the session ended goes on saying so, and then does both", () => {
	const before = vi.fn();
	openPopup({ name: "login", page: "session-ended", goOn: before });
	press();
	expect(openPopups()).toMatchObject([{ name: "login", page: "session-ended" }]);
	openSession({ token: "t" });
	finishLogin();
	expect(before).toHaveBeenCalledOnce();
	expect(act).toHaveBeenCalledOnce();
});
