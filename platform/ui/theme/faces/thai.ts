// What a browser may fetch to write Thai, and how one asks whether it has come.
import "@fontsource-variable/noto-sans-thai/wght.css";

export const face = { family: "Noto Sans Thai Variable", sample: "ก" } as const;
