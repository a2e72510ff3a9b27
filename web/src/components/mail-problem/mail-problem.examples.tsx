import { useEffect } from 'react';
import type { Examples } from '../../../gallery/example.ts';
import { setMailProblem } from '../../lib/session/session.ts';
import { MailProblemBanner } from './mail-problem-banner.tsx';

const Bounced = ({ canChange }: { canChange: boolean }) => {
  useEffect(() => setMailProblem({ reason: 'bounced', since: '2026-11-20T15:00:00.000Z' }), []);
  return <MailProblemBanner canChange={canChange} />;
};

export const examples: Examples = {
  MailProblemBanner: {
    default: { Draw: () => <Bounced canChange={false} />, as: 'candidate' },
    'where the address can be changed': { Draw: () => <Bounced canChange />, as: 'candidate' },
  },
};
