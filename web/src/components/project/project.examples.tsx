import { listPlans } from '@plumbline/shared/contracts/projects/plans';
import { invitationStates } from '@plumbline/shared/domain/projects/invitation-states';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { ownProject, PROJECT } from '../../../gallery/posts.ts';
import { answering } from '../../../gallery/replies.ts';
import { Chips } from '../../ui/text/pill.tsx';
import { DeleteProjectDialog } from './delete-project-dialog.tsx';
import { InterestLine } from './interest-line.tsx';
import { InvitationPill } from './invitation-pill.tsx';
import { InviteButton } from './invite-button.tsx';
import { PlanRows } from './plans/plan-rows.tsx';
import { ClosedPlans, SharedPlans } from './plans/shared-plans.tsx';
import { ProjectTexts } from './project-texts.tsx';
import { RequestMessage } from './request-message.tsx';
import { TradePartnerFrame } from './trade-partner-frame.tsx';

const plan = (index: number, name: string) => ({
  id: String(index).repeat(48),
  name,
  size: 2_400_000,
  createdAt: '2026-11-20T15:00:00.000Z',
});
const plans = [plan(1, 'A-101 Floor plan.pdf'), plan(2, `${'Structural-details-of-the-boathouse-'.repeat(3)}.pdf`)];

export const examples: Examples = {
  DeleteProjectDialog: { open: () => <DeleteProjectDialog projectId={PROJECT} onClose={() => {}} /> },
  InterestLine: {
    open: () => <InterestLine until="2099-03-01" />,
    over: () => <InterestLine until="2026-01-01" />,
  },
  InviteButton: {
    default: {
      Draw: () => <InviteButton company={{ id: 'd'.repeat(24), name: 'Eel River Mechanical' }} label={t('Invite')} />,
      as: 'provider',
    },
  },
  PlanRows: { default: () => <PlanRows projectId={PROJECT} plans={plans} /> },
  SharedPlans: {
    default: {
      Draw: () => <SharedPlans projectId={PROJECT} />,
      as: 'provider',
      replies: [answering(listPlans, { results: plans } as never)],
    },
    failed: { Draw: () => <SharedPlans projectId={PROJECT} />, as: 'provider' },
  },
  ClosedPlans: { default: () => <ClosedPlans count={3} /> },
  ProjectTexts: {
    full: () => <ProjectTexts project={ownProject({ addedDetail: 'The road is closed in March.' })} />,
    empty: () => <ProjectTexts project={ownProject({ description: '', inviteVendorsToView: false })} />,
  },
  RequestMessage: { default: () => <RequestMessage text={'Two crews are free in March.\nCall the office.'} /> },
  TradePartnerFrame: {
    default: {
      Draw: () => (
        <TradePartnerFrame title={t('Projects')} posts>
          <p>{t('Projects')}</p>
        </TradePartnerFrame>
      ),
      as: 'provider',
    },
  },
  InvitationPill: {
    states: () => (
      <Chips>
        {invitationStates.map((state) => (
          <InvitationPill key={state} state={state} />
        ))}
      </Chips>
    ),
  },
};
