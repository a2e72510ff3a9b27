/** Marks an English text that `t(variable)` translates elsewhere, for the check for missing translations. */
export const msg = <T extends string>(text: T): T => text;
