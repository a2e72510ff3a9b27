import { useTranslation } from 'react-i18next';
import { NotSpecified } from '../../ui/text/not-specified.tsx';
import { Chip, Chips } from '../../ui/text/pill.tsx';
import type { SeekerPart } from './seeker-part.ts';

/** A seeker's management experience: crews, sites, projects [CON-17]. */
export const ManagementExperience = ({ part: { managementExperience = [] } }: { part: SeekerPart }) => {
  const { t } = useTranslation();
  return (
    <>
      <h3>{t('Management Experience')}</h3>
      {managementExperience.length > 0 ? (
        <Chips as="ul" listStyleType="none">
          {managementExperience.map((kind) => (
            <li key={kind}>
              <Chip>{t(kind)}</Chip>
            </li>
          ))}
        </Chips>
      ) : (
        <NotSpecified />
      )}
    </>
  );
};
