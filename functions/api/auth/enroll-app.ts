import * as contract from '@plumbline/shared/contracts/accounts/auth';
import { operation } from '../../http/operation.ts';
import { startEnrollment } from '../../services/sign-in/start-enrollment.ts';

export const enrollApp = operation(contract.enrollApp, async ({ body, cookies, sourceIp }) => ({
  secondFactor: await startEnrollment(body, cookies, sourceIp),
}));
