// Before each test file where files share a process: our own modules are read anew, so that what one file's tests leave
// in them no other finds. What comes from packages stays: loading that again would take longer than the tests.
import { vi } from "vitest";

vi.resetModules();
