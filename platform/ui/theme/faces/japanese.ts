// What a browser may fetch to write Japanese, and how one asks whether it has come.
import "@fontsource-variable/noto-sans-jp/wght.css";

export const face = { family: "Noto Sans JP Variable", sample: "あ" } as const;
