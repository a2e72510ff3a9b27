/** Returns the user id in an access token, or undefined when the text isn't a token. */
export const ownerOf = (accessToken: string): string | undefined => {
  try {
    const claims = (accessToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(claims)) as { username?: string }).username;
  } catch {
    return undefined;
  }
};
