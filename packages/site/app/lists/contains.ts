/** Whether a name contains what was typed, whatever the case; nothing typed is contained in every name. */
export const contains = (name: string, typed: string): boolean =>
  name.toLocaleLowerCase('en').includes(typed.trim().toLocaleLowerCase('en'));
