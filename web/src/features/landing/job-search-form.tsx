import { Box, chakra, Input } from '@chakra-ui/react';
import { MAX_TRADE_LENGTH } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { tradeCategoryNames } from '@plumbline/shared/options/trades/trade-categories';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/controls/button.tsx';

const TRADES = 'landing-trades';
const Label = chakra('label', {
  base: { display: 'block', marginBottom: '1.5', fontSize: 'small', fontWeight: 'semibold' },
});
const Trades = chakra('datalist');

/** ZIP and trade, which open the public job search. A plain form, so that it works before any script has loaded. */
export const JobSearchForm = () => {
  const { t, i18n } = useTranslation();
  const names = tradeCategoryNames.map((name) => t(name)).toSorted((a, b) => a.localeCompare(b, i18n.language));
  return (
    <Box
      asChild
      bg="surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius="m"
      display="grid"
      gridTemplateColumns={{ base: '124px minmax(0, 1fr)', md: '132px minmax(0, 1fr) auto' }}
      alignItems="end"
      gap="3"
      padding={{ base: '3.5', md: '4.5' }}
      marginTop="6"
      maxWidth="560px"
    >
      <form action={paths.publicJobs.path()} method="get" aria-label={t('Job search')}>
        <input type="hidden" name="lang" value={i18n.language} />
        <div>
          <Label htmlFor="landing-zip">{t('ZIP Code')} *</Label>
          <Input
            id="landing-zip"
            name="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            maxLength={10}
            placeholder="46580"
            required
          />
        </div>
        <div>
          <Label htmlFor="landing-trade">{t('Trade')}</Label>
          <Input
            id="landing-trade"
            name="trade"
            list={TRADES}
            autoComplete="off"
            maxLength={MAX_TRADE_LENGTH}
            placeholder={t('Any trade')}
          />
        </div>
        <Button variant="primary" type="submit" minHeight="46px" gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <Search size={20} aria-hidden />
          {t('Find jobs')}
        </Button>
        <Trades id={TRADES}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </Trades>
      </form>
    </Box>
  );
};
