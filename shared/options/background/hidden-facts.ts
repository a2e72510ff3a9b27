/** The facts about a worker that employers may not decide by. The worker chooses whether companies see them. */
export const hideableFacts = ['Veteran', 'Age', 'Work authorization'] as const;
export type HideableFact = (typeof hideableFacts)[number];
