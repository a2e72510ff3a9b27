import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownErrorText } from '../../../lib/api/error-text.ts';
import { queryKeys } from '../../../lib/queries/query-keys.ts';
import { useSaveOwnCompany } from '../../../lib/queries/save-own-company.ts';
import { toast } from '../../../ui/toasts/toast.ts';
import { companyMatchesQuery } from '../api/use-company-matches.ts';

/**
 * Saves the trades that the company needs and loads the new matches. The error says which step failed: the save, or
 * only the loading of the matches [SKW-15, SKW-16].
 */
export const useSaveSkillsNeeded = (companyId: string) => {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useSaveOwnCompany(companyId);
  const save = async (employeeSkillsNeeded: string[]): Promise<void> => {
    try {
      await mutateAsync({ provider: { employeeSkillsNeeded } });
    } catch (error) {
      toast.error(ownErrorText(t, error, "We couldn't update employee skills needed."));
      return;
    }
    try {
      queries.removeQueries({ queryKey: queryKeys.companyMatches.all, type: 'inactive' });
      await queries.fetchQuery({ ...companyMatchesQuery(1), staleTime: 0 });
      toast.success(t('Skill experiences updated successfully'));
    } catch {
      toast.error(t('Employee skills updated, but with errors. Please check to make sure it is complete.'));
    }
  };
  return { save, isPending };
};
