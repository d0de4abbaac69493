// The work of the house's own check, in a thread of its own. Begun by altcha.ts alone.
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { handler } from "altcha-lib/workers/shared";

handler({ deriveKey });
