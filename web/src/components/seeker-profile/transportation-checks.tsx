import { useTranslation } from 'react-i18next';
import { CheckItem } from '../check-item.tsx';
import { CheckList } from './check-list.ts';
import type { SeekerPart } from './seeker-part.ts';

/** Each a check or a cross [PRO-09]. */
export const TransportationChecks = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  return (
    <CheckList>
      <CheckItem label={t("Valid Driver's License")} yes={part.validDriversLicense ?? false} />
      <CheckItem label={t('Valid CDL License')} yes={part.validCdlLicense ?? false} />
      <CheckItem label={t('Reliable Transportation')} yes={part.reliableTransportation ?? false} />
    </CheckList>
  );
};
