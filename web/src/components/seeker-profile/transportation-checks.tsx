import { useTranslation } from 'react-i18next';
import { CheckItem } from '../../ui/lists/check-item.tsx';
import { CheckList } from './check-list.ts';
import type { SeekerPart } from './seeker-part.ts';

/**
 * The means of transportation, each with a check, a cross, or 'Not specified'. A CDL shows its class [PRO-09, CON-05].
 */
export const TransportationChecks = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  const cdlClass = part.cdlClass ? t('Class {{name}}', { name: part.cdlClass }) : t('Class: Not specified');
  return (
    <CheckList>
      <CheckItem label={t("Valid Driver's License")} answer={part.validDriversLicense} />
      <CheckItem
        label={t('Valid CDL License')}
        answer={part.validCdlLicense}
        detail={part.validCdlLicense ? cdlClass : undefined}
      />
      <CheckItem label={t('Reliable Transportation')} answer={part.reliableTransportation} />
    </CheckList>
  );
};
