/** Marks an English text that is translated elsewhere by `t(variable)`, so that the check for missing translations sees it. */
export const msg = <T extends string>(text: T): T => text;
