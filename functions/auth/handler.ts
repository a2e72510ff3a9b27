import { groupHandler } from '../http/group-handler.ts';
import { login } from './login.ts';
import { refreshToken } from './refresh-token.ts';
import { revokeToken } from './revoke-token.ts';

export const handler = groupHandler('auth', [login, refreshToken, revokeToken]);
