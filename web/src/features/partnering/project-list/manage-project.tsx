import { Box } from '@chakra-ui/react';
import type { ProjectSummary } from '@plumbline/shared/contracts/projects/project-form';
import { paths } from '@plumbline/shared/options/paths';
import { CirclePause, Eye, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ActionMenu } from '../../../ui/controls/action-menu.tsx';

const { tradePartners } = paths;

type ManageProjectProps = { project: ProjectSummary; onClose: () => void; onDelete: () => void };

/** The actions on a project. On a phone a project can be deleted, elsewhere closed [PRJ-04]. */
export const ManageProject = ({ project, onClose, onDelete }: ManageProjectProps) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const view = () => void navigate(tradePartners.viewProject.path(project.id));
  const edit = () => void navigate(tradePartners.editProject.path(project.id));
  const closed = Boolean(project.closedAt);
  return (
    <>
      <Box display={{ base: 'none', md: 'block' }}>
        <ActionMenu
          label={t('Manage Post')}
          actions={[
            { label: t('View'), icon: Eye, onSelect: view },
            { label: t('Edit'), icon: Pencil, onSelect: edit, disabled: closed },
            { label: t('Close'), icon: CirclePause, onSelect: onClose, disabled: closed },
          ]}
        />
      </Box>
      <Box display={{ base: 'grid', md: 'none' }}>
        <ActionMenu
          label={t('Manage Post')}
          actions={[
            { label: t('View Post'), icon: Eye, onSelect: view },
            { label: t('Edit Post'), icon: Pencil, onSelect: edit, disabled: closed },
            { label: t('Delete Post'), icon: Trash2, onSelect: onDelete },
          ]}
        />
      </Box>
    </>
  );
};
