import { groupHandler } from '../../http/group-handler.ts';
import { enrollApp } from './enroll-app.ts';
import { enterCode } from './enter-code.ts';
import { login } from './login.ts';
import { refreshToken, revokeToken } from './tokens.ts';

export const handler = groupHandler('auth', [login, enrollApp, enterCode, refreshToken, revokeToken]);
