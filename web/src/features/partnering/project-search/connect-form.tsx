import { Box } from '@chakra-ui/react';
import { CONNECTION_MESSAGE_MAX_LENGTH } from '@plumbline/shared/options/limits';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { PhoneActionBar } from '../../../ui/layout/action-bar.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import type { useConnect } from '../api/use-connect.ts';

type ConnectFormProps = { company: string; connect: ReturnType<typeof useConnect>; label: string };

/** Asks to connect, with an optional message; on a phone the bar has the button as well. */
export const ConnectForm = ({ company, connect, label }: ConnectFormProps) => {
  const { t } = useTranslation();
  const form = useForm({ defaultValues: { message: '' } });
  const ask = form.handleSubmit(({ message }) => connect.mutate(message));
  const text = connect.isPending ? t('Sending...') : label;
  return (
    <>
      <Card as="section" pad aria-labelledby="connect">
        <Box asChild display="grid" gap="3">
          <form onSubmit={ask} noValidate>
            <h2 id="connect">{t('Connect on this project')}</h2>
            <Box as="p" color="muted" textStyle="small">
              {t(
                "{{company}} sees your company profile and decides. If they accept, you see each other's phone and email. Free.",
                { company },
              )}
            </Box>
            <TextArea
              control={form.control}
              name="message"
              label={t('Message (optional)')}
              rows={3}
              maxLength={CONNECTION_MESSAGE_MAX_LENGTH}
              showCount
            />
            <Box display={{ base: 'none', md: 'grid' }}>
              <Button type="submit" variant="primary" size="lg" wide disabled={connect.isPending}>
                {text}
              </Button>
            </Box>
          </form>
        </Box>
      </Card>
      <PhoneActionBar>
        <Button variant="primary" onClick={() => void ask()} disabled={connect.isPending}>
          {text}
        </Button>
      </PhoneActionBar>
    </>
  );
};
