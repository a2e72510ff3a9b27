import { useTranslation } from 'react-i18next';
import { Section } from '../../components/card.tsx';
import { CheckItem } from '../../components/check-item.tsx';
import { CheckList } from './check-list.ts';
import type { SeekerPart } from './professional-summary.tsx';

export const Transportation = ({ part }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  return (
    <Section>
      <h2>{t('Transportation')}</h2>
      <CheckList>
        <CheckItem label={t("Valid Driver's License")} yes={part.validDriversLicense ?? false} />
        <CheckItem label={t('Valid CDL License')} yes={part.validCdlLicense ?? false} />
        <CheckItem label={t('Reliable Transportation')} yes={part.reliableTransportation ?? false} />
      </CheckList>
    </Section>
  );
};
