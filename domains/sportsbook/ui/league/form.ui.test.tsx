// How a side's last matches ended is said in letters and words, not by colour alone.
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { giveSentences } from "#platform/ui";
import en from "../messages/en.json";
import { Form } from "./form.tsx";

giveSentences({ domain: "sportsbook", code: "EN", content: en });
afterEach(cleanup);

it("is read as words, and seen as letters", () => {
	render(<Form form={["w", "d", "l"]} />);
	const form = screen.getByRole("img", { name: "won, drawn, lost" });
	expect(form.textContent).toBe("WDL");
});
