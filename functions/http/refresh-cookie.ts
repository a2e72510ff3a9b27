const NAME = 'refreshToken';
const DAYS_30 = 30 * 24 * 60 * 60;

const attributes = (maxAge: number): string => `Path=/api/auth; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`;

export const refreshCookie = (token: string): string => `${NAME}=${token}; ${attributes(DAYS_30)}`;
export const clearedRefreshCookie = `${NAME}=; ${attributes(0)}`;
export const refreshTokenOf = (cookies: Record<string, string>): string | undefined => cookies[NAME] || undefined;
