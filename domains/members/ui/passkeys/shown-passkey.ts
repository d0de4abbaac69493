// A passkey as the server shows it, and what every dialog about one is given.
import type { OutputOf } from "#platform/contract";
import type { listPasskeys } from "../../contract/index.ts";

export type ShownPasskey = OutputOf<typeof listPasskeys>["passkeys"][number];
export type PasskeyDialogProps = { readonly passkey: ShownPasskey; readonly onClose: () => void };
