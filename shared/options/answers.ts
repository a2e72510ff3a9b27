/** The answers to a yes-or-no question, and to one that may not apply [CON-19]. */
export const yesNo = ['Yes', 'No'] as const;
export type YesNo = (typeof yesNo)[number];

export const yesNoNotApplicable = ['Y', 'N', 'N/A'] as const;
export type YesNoNotApplicable = (typeof yesNoNotApplicable)[number];
