interface Control {
  readonly name: string;
  readonly rule?: string | null;
  readonly errors?: readonly { readonly when: string; readonly message: string }[] | null;
}

/** Controls of which some have another named rule, with content's messages and one for each violation that lacks its own. */
export function underRules<Item extends Control>(
  controls: readonly Item[],
  rules: Readonly<Record<string, string | undefined>>,
) {
  return controls.map((control) => {
    const rule = rules[control.name];
    if (rule === undefined) return control;
    const own = control.errors ?? [];
    const missing = ["required", "invalid"].filter(
      (when) => !own.some((each) => each.when === when),
    );
    const others = missing.map((when) => ({ when, message: `The ${control.name} is ${when}` }));
    return { ...control, rule, errors: [...own, ...others] };
  });
}
