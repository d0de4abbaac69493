// A password that can be looked at while it is typed.
import { useState } from "react";
import { Field, type FieldProps, IconButton } from "#platform/ui";
import { useMembersText } from "../text.ts";

export function PasswordField(props: Omit<FieldProps, "type" | "after">) {
	const say = useMembersText();
	const [shown, setShown] = useState(false);
	return (
		<Field
			{...props}
			type={shown ? "text" : "password"}
			autoCapitalize="none"
			spellCheck={false}
			after={
				<IconButton
					icon={shown ? "eye-off" : "eye"}
					label={say(shown ? "password.hide" : "password.show")}
					pressed={shown}
					onPress={() => setShown(!shown)}
					className="-me-3"
				/>
			}
		/>
	);
}
