import { useTranslation } from 'react-i18next';
import { CheckItem } from '../check-item.tsx';
import { CheckList } from './check-list.ts';
import type { SeekerPart } from './seeker-part.ts';

/** Each a check or a cross; a CDL with its class [PRO-09, CON-05]. */
export const TransportationChecks = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const cdlClass = part.cdlClass ? t('Class {{name}}', { name: part.cdlClass }) : t('Class: Not specified');
  return (
    <CheckList>
      <CheckItem label={t("Valid Driver's License")} yes={part.validDriversLicense ?? false} />
      <CheckItem
        label={t('Valid CDL License')}
        yes={part.validCdlLicense ?? false}
        detail={part.validCdlLicense ? cdlClass : undefined}
      />
      <CheckItem label={t('Reliable Transportation')} yes={part.reliableTransportation ?? false} />
    </CheckList>
  );
};
