import { Alert } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const looks = {
  success: { status: 'success', Icon: CircleCheck, role: 'status' },
  danger: { status: 'error', Icon: CircleAlert, role: 'alert' },
  info: { status: 'info', Icon: Info, role: 'status' },
} as const;

/** One sentence above a form: a success, an error of the whole form, or something to know first. */
export const Notice = ({ tone, children }: { tone: keyof typeof looks; children: ReactNode }) => {
  const { status, Icon, role } = looks[tone];
  return (
    <Alert.Root variant="subtle" status={status} role={role}>
      <Alert.Indicator>
        <Icon size={20} aria-hidden />
      </Alert.Indicator>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
};
