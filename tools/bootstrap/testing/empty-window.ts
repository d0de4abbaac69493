// Before each test file of components: they share a window, and none finds in it what another has left.
import { cleanup } from "@testing-library/react";
import { vi } from "vitest";

cleanup();
vi.useRealTimers();
vi.restoreAllMocks();
vi.unstubAllGlobals();
document.head.replaceChildren();
document.body.replaceChildren();
for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
for (const store of [localStorage, sessionStorage]) store.clear();
history.replaceState(null, "", "/");
