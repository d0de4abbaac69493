import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { startText } from "#platform/ui";
import { cabinetSentences } from "../testing/sentences.ts";
import { KeysPanel } from "./keys-panel.tsx";

beforeAll(() => startText({ sources: [cabinetSentences], first: ["cabinet"], defaultLanguage: "EN" }));
afterEach(cleanup);

it("lists the keys, and what the large button does where it is no spin", () => {
	render(<KeysPanel press="Bet or cash out" />);
	expect(screen.getAllByRole("term")).toHaveLength(6);
	expect(screen.getByText("Bet or cash out")).toBeDefined();
});
