import { groupHandler } from '../http/group-handler.ts';
import { enterCode } from './enter-code.ts';
import { login } from './login.ts';
import { refreshToken } from './refresh-token.ts';
import { revokeToken } from './revoke-token.ts';

export const handler = groupHandler('auth', [login, enterCode, refreshToken, revokeToken]);
