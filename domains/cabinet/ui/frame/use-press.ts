// A press of the large button while autoplay runs: it does what the button says as it begins, whatever the round makes of the
// button before it ends. A key that is held down presses once.
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";

export type PressOptions = {
	/** A press would end autoplay. */
	readonly stops: boolean;
	readonly onPress: () => void;
};

export function usePress({ stops, onPress }: PressOptions) {
	/** The press has done what it does: its click does nothing more. */
	const taken = useRef(false);
	const begin = (): void => {
		taken.current = stops;
		if (stops) onPress();
	};
	return {
		onPointerDown: ({ button }: PointerEvent): void => {
			if (button === 0) begin();
		},
		onKeyDown(event: KeyboardEvent): void {
			if (!isPress(event)) return;
			if (!event.repeat) begin();
			if (event.repeat || taken.current) event.preventDefault();
		},
		onKeyUp(event: KeyboardEvent): void {
			if (isPress(event) && taken.current) event.preventDefault();
		},
		onClick({ detail }: MouseEvent): void {
			// A click that no press began is one of an assistive program.
			const over = taken.current && detail > 0;
			taken.current = false;
			if (!over) onPress();
		},
	};
}

const isPress = ({ key }: KeyboardEvent): boolean => key === "Enter" || key === " ";
