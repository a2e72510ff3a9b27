import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TradePartnerFrame } from '../../../components/project/trade-partner-frame.tsx';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { PartnerSearchScreen } from './partner-search-screen.tsx';

const { tradePartners, vendors } = paths;

const useIntroduction = () => {
  const { t } = useTranslation();
  return t('Search to quickly locate and view profiles of material vendors for your current or upcoming projects');
};

/** A search without results suggests posting a project [PRJ-26]. */
const PostInvitation = () => {
  const { t } = useTranslation();
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      borderBlockWidth="1px"
      borderColor="border"
      py="5"
    >
      <Box as="h2" fontSize="h3l">
        {t('Looking for a trade partner? Post a new project or task.')}
      </Box>
      <ButtonLink to={tradePartners.newProject.path()}>
        <Plus size={16} aria-hidden />
        {t('New Project')}
      </ButtonLink>
    </Box>
  );
};

/** /trade-partners/search [PRJ-25, PRJ-26]. */
export const PartnerSearchPage = () => {
  const { t } = useTranslation();
  const title = t('Find Trade Partners');
  return (
    <TradePartnerFrame title={title}>
      <Box as="p" color="muted" maxWidth="62ch">
        {useIntroduction()}
      </Box>
      <PartnerSearchScreen title={title} profilePath={(id) => tradePartners.searchProfile.path(id)} />
      <PostInvitation />
    </TradePartnerFrame>
  );
};

/** /vendors/search: the trade-partner search for material vendors only [PRJ-37]. */
export const VendorSearchPage = () => {
  const { t } = useTranslation();
  const title = t('Find Vendors');
  return (
    <>
      <PageHeader title={title}>{useIntroduction()}</PageHeader>
      <Box display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={{ base: '4', md: '5' }}>
        <PartnerSearchScreen title={title} vendorsOnly profilePath={(id) => vendors.vendor.path(id)} />
        <PostInvitation />
      </Box>
    </>
  );
};
