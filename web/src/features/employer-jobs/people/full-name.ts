/** First and last name; only the anonymous name while the profile is locked. */
export const fullName = ({ name, lastName }: { name: string; lastName?: string | undefined }): string =>
  [name, lastName].filter(Boolean).join(' ');
