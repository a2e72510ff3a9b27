import type { DocumentToCheck } from '@plumbline/shared/contracts/admin/documents';
import { paths } from '@plumbline/shared/options/paths';
import { stateName } from '@plumbline/shared/options/us-states';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

/** The account whose document it is. */
export const OwnerLink = ({ owner: { id, type, name } }: Pick<DocumentToCheck, 'owner'>) => {
  const { company, jobSeeker } = paths.admin;
  return <Link to={(type === 'company' ? company : jobSeeker).path(id)}>{name}</Link>;
};

/** Returns a function that returns the trade, state and number of a document, without those that it doesn't have. */
export const useIssuerFacts = () => {
  const { t } = useTranslation();
  return ({ trade, state, number }: DocumentToCheck['document']): string[] =>
    [trade && t(trade), state && stateName(state), number && t('No. {{number}}', { number })].filter(
      (fact): fact is string => Boolean(fact),
    );
};
