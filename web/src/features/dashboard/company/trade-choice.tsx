import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TradeField } from '../../../components/trades/trade-field.tsx';
import { errorText } from '../../../lib/api/error-text.ts';
import { msg } from '../../../lib/msg.ts';
import { useSession } from '../../../lib/session/session.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/toasts/toast.ts';
import { useSaveNeededTrades } from '../api/use-save-needed-trades.ts';

/** Saves each choice immediately; a choice that can't be saved is reverted. */
export const TradeChoice = ({ stored }: { stored: string[] }) => {
  const { t } = useTranslation();
  const { control, subscribe, reset } = useForm({ defaultValues: { trades: stored } });
  const { mutate, isPending } = useSaveNeededTrades(useSession().profile?.id ?? '');
  // Shows what another page or a colleague saved in the meantime.
  useEffect(() => {
    if (!isPending) reset({ trades: stored });
  }, [reset, stored, isPending]);
  useEffect(
    () =>
      subscribe({
        name: 'trades',
        formState: { values: true },
        callback: ({ values: { trades }, type }) => {
          if (type !== 'change') return;
          mutate(trades, {
            onError: (error) => {
              toast.error(errorText(t, error, msg('Something went wrong.')));
              reset({ trades: stored });
            },
          });
        },
      }),
    [subscribe, mutate, reset, t, stored],
  );
  return (
    <>
      <TradeField
        control={control}
        name="trades"
        label={t('Trade categories')}
        placeholder={t('Type to find a trade')}
      />
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <ButtonLink to={paths.employees.companyMatches.path()}>{t('See company matches')}</ButtonLink>
        <Box as="span" role="status" color="muted" textStyle="small">
          {isPending && t('Saving...')}
        </Box>
      </Box>
    </>
  );
};
