/** First and last name in one line; a company, or a masked person, has the first alone. */
export const fullName = ({ name, lastName }: { name?: string | undefined; lastName?: string | undefined }): string =>
  [name, lastName].filter(Boolean).join(' ');
