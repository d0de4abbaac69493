import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import type { StudioCheck } from "#cabinet/ui";
import { ChecksPage } from "./checks-page.tsx";

afterEach(cleanup);

const Dice = ({ hash }: { readonly hash: string }) => <main>{`dice checks ${hash}`}</main>;
const Draws = ({ hash }: { readonly hash: string }) => <main>{`draws checks ${hash}`}</main>;
const DiceName = () => <>dice</>;
const DrawsName = () => <>draws</>;
const asks = (field: string) => (hash: string) => new URLSearchParams(hash.slice(1)).has(field);
const messages = (domain: string) => ({ domain, files: {} });
const both: readonly StudioCheck[] = [
	{ order: 1, messages: messages("dice"), asks: asks("nonce"), Name: DiceName, Check: Dice },
	{ order: 2, messages: messages("draws"), asks: asks("issue"), Name: DrawsName, Check: Draws },
];

test("the part that the address asks for stands first; another begins empty", async () => {
	render(<ChecksPage hash="#issue=1" among={both} />);
	expect(screen.getByRole("main").textContent).toBe("draws checks #issue=1");
	await userEvent.click(screen.getByRole("button", { name: "dice" }));
	expect(screen.getByRole("main").textContent).toBe("dice checks ");
	await userEvent.click(screen.getByRole("button", { name: "draws" }));
	expect(screen.getByRole("main").textContent).toBe("draws checks #issue=1");
});

test("an address that asks for nothing begins with the first, and one part alone needs no choice", () => {
	const { unmount } = render(<ChecksPage hash="" among={both} />);
	expect(screen.getByRole("main").textContent).toBe("dice checks ");
	unmount();
	render(<ChecksPage hash="" among={both.slice(0, 1)} />);
	expect(screen.queryByRole("button")).toBeNull();
});
