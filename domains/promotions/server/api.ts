// What the program around them and higher domains may ask of promotions: what they tell.
export { promotionRewarded } from "./events.ts";
