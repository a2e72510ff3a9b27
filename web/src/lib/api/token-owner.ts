/** The id of the user an access token was made for; undefined when it is not one. */
export const ownerOf = (accessToken: string): string | undefined => {
  try {
    const claims = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { username?: string }).username;
  } catch {
    return undefined;
  }
};
