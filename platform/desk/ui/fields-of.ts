// What was typed into a form, by the names of its fields.
export const fieldsOf = (form: HTMLFormElement): Readonly<Record<string, string>> =>
	Object.fromEntries(
		[...new FormData(form)].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
	);
