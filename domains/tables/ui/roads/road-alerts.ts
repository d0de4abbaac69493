// Whether good roads are named, as whoever plays set it on this device: on until somebody turns it off.
import { externalStore } from "#platform/ui";

const key = "tessera.road-alerts";

export const roadAlerts = externalStore(localStorage.getItem(key) !== "false");
roadAlerts.listen(() => localStorage.setItem(key, String(roadAlerts.get())));
