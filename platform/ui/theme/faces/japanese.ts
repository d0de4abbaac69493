// What a browser may fetch to write Japanese, and how one asks whether it has come.
import "./japanese.css";

export const face = { family: "Noto Sans JP Variable", sample: "あ" } as const;
