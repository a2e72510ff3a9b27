import { Alert } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';

/** One sentence above a form: what went well, or what went wrong with the whole of it. */
export const Notice = ({ tone, children }: { tone: 'success' | 'danger'; children: ReactNode }) => {
  const wentWell = tone === 'success';
  const Icon = wentWell ? CircleCheck : CircleAlert;
  return (
    <Alert.Root variant="subtle" status={wentWell ? 'success' : 'error'} role={wentWell ? 'status' : 'alert'}>
      <Alert.Indicator>
        <Icon size={20} aria-hidden />
      </Alert.Indicator>
      <Alert.Content>{children}</Alert.Content>
    </Alert.Root>
  );
};
