import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { PostsHiddenNotice } from '../posts/hidden-notices.tsx';

const { tradePartners } = paths;

type TradePartnerFrameProps = {
  /** The tab's name, for the document's title. */
  title: string;
  /**
   * Whether this is the list of the company's projects, where 'New Project' is the primary button. Other pages show it
   * as a secondary button.
   */
  posts?: boolean;
  children: ReactNode;
};

/** The heading of the area with its tabs [PRJ-01]. */
export const TradePartnerFrame = ({ title, posts = false, children }: TradePartnerFrameProps) => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader
        title={t('Trade Partners')}
        documentTitle={title}
        action={
          <ButtonLink variant={posts ? 'primary' : 'line'} to={tradePartners.newProject.path()}>
            <Plus size={16} aria-hidden />
            {t('New Project')}
          </ButtonLink>
        }
      />
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }}>
        <TabLinks
          label={t('Trade Partners')}
          items={[
            { to: tradePartners.projects.path(), label: t('My Projects') },
            { to: tradePartners.search.path(), label: t('Find Trade Partners') },
            { to: tradePartners.searchProjects.path(), label: t('Search Projects') },
            { to: tradePartners.invitations.path(), label: t('Invitations') },
            { to: tradePartners.connections.path(), label: t('Connections') },
          ]}
        />
        {posts && <PostsHiddenNotice />}
        {children}
      </Box>
    </>
  );
};
