import { Box } from '@chakra-ui/react';
import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/layout/card.tsx';
import { ReachRow } from '../reach-row.tsx';

/** After accepting: how to reach the company [BRF-12, BRF-17]. */
export const AcceptedCard = ({ company, contact }: { company: string; contact: Contact }) => {
  const { t } = useTranslation();
  return (
    <Card as="section" pad display="grid" gap="4" maxWidth="720px">
      <Box as="h2" className="plumb">
        {t('You said yes to {{company}}', { company })}
      </Box>
      <p>{t('They now have your name, phone and email, and you have theirs.')}</p>
      <ReachRow contact={contact} company />
      <p>
        <Link to={paths.toolbox.connections.path()}>{t('See all connections')}</Link>
      </p>
    </Card>
  );
};
