import { Box } from '@chakra-ui/react';
import { toSearchAddress } from '@plumbline/shared/contracts/jobs/search-address';
import type { SavedSearch } from '@plumbline/shared/contracts/my-jobs/saved-searches';
import { JOB_SEARCH_FIRST_PAGE } from '@plumbline/shared/options/limits';
import { paths } from '@plumbline/shared/options/paths';
import { DEFAULT_SORT } from '@plumbline/shared/options/search-sorts';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ActionMenu } from '../../../ui/controls/action-menu.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { ActionRow, ListCard } from '../../../ui/lists/list-card.tsx';
import { SkeletonBox } from '../../../ui/states/skeleton.tsx';
import { sortLabels } from '../results-header.tsx';
import { useSearchText } from '../use-search-text.ts';

export const SearchRowsShape = () => (
  <ListCard>
    {['first', 'second'].map((key) => (
      <ActionRow key={key}>
        <Box display="grid" gap="2">
          <SkeletonBox width="180px" />
          <SkeletonBox width="220px" />
        </Box>
        <SkeletonBox shape="button" width="220px" />
      </ActionRow>
    ))}
  </ListCard>
);

type SearchRowsProps = {
  rows: readonly SavedSearch[];
  onMail: (search: SavedSearch, mail: boolean) => void;
  onRename: (search: SavedSearch) => void;
  onDelete: (search: SavedSearch) => void;
};

/** Each search with a link that runs it, its daily e-mail, and its actions. */
export const SearchRows = ({ rows, onMail, onRename, onDelete }: SearchRowsProps) => {
  const { t } = useTranslation();
  const { subject, filters } = useSearchText();
  return (
    <ListCard>
      {rows.map((search) => {
        const { id, name, form, sort, mail } = search;
        const to = `${paths.jobs.search.path()}?${toSearchAddress({ form, sort, page: JOB_SEARCH_FIRST_PAGE })}`;
        const what = [subject(form), filters(form), sort === DEFAULT_SORT ? '' : t(sortLabels[sort])];
        return (
          <ActionRow key={id}>
            <Box flex="1 1 180px" minWidth="0" overflowWrap="anywhere">
              <Box asChild display="inline-flex" alignItems="center" minHeight="44px" fontWeight="medium">
                <Link to={to}>{name}</Link>
              </Box>
              <Box as="p" color="muted" textStyle="small">
                {what.filter(Boolean).join(', ')}
              </Box>
            </Box>
            <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
              <Switch label={t('Daily email')} on={mail} onChange={(on) => onMail(search, on)} />
              <ActionMenu
                label={t('Manage')}
                about={name}
                actions={[
                  { label: t('Rename'), icon: Pencil, onSelect: () => onRename(search) },
                  { label: t('Delete'), icon: Trash2, onSelect: () => onDelete(search), ends: true },
                ]}
              />
            </Box>
          </ActionRow>
        );
      })}
    </ListCard>
  );
};
