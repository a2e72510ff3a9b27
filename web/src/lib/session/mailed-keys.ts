/**
 * The pages that a mailed link opens with a key, and the parameter with the key. The key leaves the address at the
 * start (app/take-link-key.ts).
 */
export const mailedKeys = {
  resetPassword: 'k',
  confirmEmail: 'key',
  changeEmail: 'key',
  supportRequest: 'key',
} as const;

export type MailedPage = keyof typeof mailedKeys;
