// What a browser may fetch to write Vietnamese, and how one asks whether it has come.
import "./vietnamese.css";

export const face = { family: "Inter Variable", sample: "ạa" } as const;
