/** Returns first and last name in one line. A company, or a masked person, has only the first. */
export const fullName = ({ name, lastName }: { name?: string | undefined; lastName?: string | undefined }): string =>
  [name, lastName].filter(Boolean).join(' ');
