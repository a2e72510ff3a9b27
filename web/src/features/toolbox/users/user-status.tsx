import type { CompanyUser } from '@plumbline/shared/contracts/accounts/company-users';
import { CircleCheck, CirclePause, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { Pill } from '../../../ui/text/pill.tsx';

const looks = {
  invited: { text: msg('Invited'), tone: 'warning', icon: Clock },
  active: { text: msg('Active'), tone: 'success', icon: CircleCheck },
  disabled: { text: msg('Disabled'), tone: 'plain', icon: CirclePause },
} as const satisfies Record<CompanyUser['status'], object>;

export const UserStatus = ({ status }: { status: CompanyUser['status'] }) => {
  const { t } = useTranslation();
  const { text, tone, icon } = looks[status];
  return (
    <Pill tone={tone} icon={icon}>
      {t(text)}
    </Pill>
  );
};
