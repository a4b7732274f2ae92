const names = "string text list object select relation number boolean image".split(" ");

/**
 * Leaves the judgement of values to the content check, which names the place and what to do. Decap marks wrong fields, also
 * within closed items of a list, where nobody sees them.
 */
export function registerWidgets(): void {
  for (const name of names) {
    const { control } = CMS.getWidget(name);
    const widget = class extends control {
      getValidateValue = () => "judged by the content check";
      isValid = () => true;
      validateSize = () => [];
    };
    CMS.registerWidget(name, widget);
  }
}
