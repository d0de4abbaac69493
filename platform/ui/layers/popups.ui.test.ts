import { beforeEach, expect, test, vi } from "vitest";
import { closePopup, finishLogin, openPopup, openPopups, swapPopup } from "./popups.ts";

const names = () => openPopups().map(({ name }) => name);

beforeEach(() => closePopup(0));

test("one opens above the other, and the top one closes first", () => {
	openPopup({ name: "login" });
	openPopup({ name: "forgot-password" });
	expect(names()).toEqual(["login", "forgot-password"]);
	closePopup();
	expect(names()).toEqual(["login"]);
	closePopup();
	closePopup();
	expect(names()).toEqual([]);
});

test("none is open twice: asked for again, it comes on top with its new page", () => {
	openPopup({ name: "games", page: "TESSERA" });
	openPopup({ name: "games", page: "OTHER" });
	expect(openPopups()).toEqual([{ name: "games", page: "OTHER" }]);
	openPopup({ name: "login" });
	openPopup({ name: "games", page: "TESSERA" });
	expect(names()).toEqual(["login", "games"]);
});

test("one takes the place of another, and what is below stays", () => {
	openPopup({ name: "notices" });
	openPopup({ name: "login" });
	swapPopup({ name: "register" });
	expect(names()).toEqual(["notices", "register"]);
	closePopup(1);
	expect(names()).toEqual(["notices"]);
});

test("after a login what somebody was about to do is done, over what lay open then", () => {
	const goOn = vi.fn(() => expect(names()).toEqual(["notices"]));
	openPopup({ name: "notices" });
	openPopup({ name: "login", goOn });
	openPopup({ name: "forgot-password" });
	expect(finishLogin()).toBe(true);
	expect(goOn).toHaveBeenCalledOnce();
});

test("after a login that nobody needed for anything all are closed", () => {
	openPopup({ name: "notices" });
	openPopup({ name: "login" });
	expect(finishLogin()).toBe(false);
	expect(names()).toEqual([]);
});
