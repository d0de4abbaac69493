// What a browser may fetch to write Japanese, and how one asks whether it has come.
import "./japanese.css";
import type { Face } from "../faces.ts";

export const face: Face = { family: "Noto Sans JP Variable", sample: "あ" };
