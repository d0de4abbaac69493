// What a browser may fetch to write Vietnamese, and how one asks whether it has come.
import "./vietnamese.css";
import type { Face } from "../faces.ts";

export const face: Face = { family: "Inter Variable", sample: "ạa" };
