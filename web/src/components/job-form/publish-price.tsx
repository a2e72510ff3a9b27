import { Box } from '@chakra-ui/react';
import { formatMoney } from '@plumbline/shared/domain/money/money';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';
import { useLocale } from '../../ui/text/date-text.tsx';
import { useProduct } from '../checkout/use-product.ts';

/** The product that is paid for, and the texts of its price. */
const products = {
  job: {
    slug: 'job_posting',
    free: msg('Publishing a job is free.'),
    first: msg("to publish. You'll check the post and the payment first."),
    reviewed: msg('to publish this job. You review the payment before you are charged.'),
  },
  briefing: {
    slug: 'candidate_job_briefing',
    free: msg('Sending a job briefing is free.'),
    first: msg('to send this job briefing. First you look it over, then you review the payment.'),
    reviewed: msg('to send this job briefing. You review the payment before you are charged.'),
  },
} as const;

type PublishPriceProps = {
  what?: keyof typeof products;
  /** Whether publishing costs anything; a published job has been paid for. */
  priced: boolean;
  reviewed: boolean;
};

const Figure = ({ children }: { children: ReactNode }) => (
  <Box as="span" textStyle="figure" fontSize="1.625rem" minWidth="44px">
    {children}
  </Box>
);

/**
 * The price of publishing or sending, shown at both steps. The line takes its place before the price has loaded, so
 * that no button moves.
 */
export const PublishPrice = ({ what = 'job', priced, reviewed }: PublishPriceProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const { slug, free, first, reviewed: last } = products[what];
  const { data: product, isError } = useProduct(slug, priced);
  const words = () => {
    if (!priced) return <p>{t('Already paid for: saving your changes costs nothing.')}</p>;
    if (isError) return <p>{t("We couldn't retrieve the product you're trying to purchase.")}</p>;
    if (product?.amount === 0) return <p>{t(free)}</p>;
    return (
      <>
        <Figure>{product ? formatMoney(product.amount, locale) : '\u00a0'}</Figure>
        <p>{t(reviewed ? last : first)}</p>
      </>
    );
  };
  return (
    <Box bg="surface" borderWidth="1px" borderColor="border" borderRadius="m" maxWidth="form">
      <Box className="ruler" mx="1" aria-hidden />
      <Box px={{ base: '4', md: '6' }} pt="3" pb="4" display="flex" flexWrap="wrap" alignItems="baseline" columnGap="4">
        {words()}
      </Box>
    </Box>
  );
};
