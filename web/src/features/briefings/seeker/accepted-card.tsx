import { Box } from '@chakra-ui/react';
import type { Contact } from '@plumbline/shared/contracts/access/access-shape';
import { paths } from '@plumbline/shared/options/paths';
import { CircleCheck, MessageSquare } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { ReachRow } from '../reach-row.tsx';

type AcceptedCardProps = {
  company: { id: string; name: string };
  contact: Contact;
  /** Whether the job seeker accepted just now, so that the card takes the focus. */
  isNew: boolean;
};

/** After accepting: how to reach the company [BRF-12, BRF-17]. */
export const AcceptedCard = ({ company: { id, name }, contact, isNew }: AcceptedCardProps) => {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  return (
    <Card as="section" pad display="grid" gap="3" borderLeftWidth="4px" borderLeftColor="success">
      <Box display="flex" gap="3" alignItems="center">
        <Box as="span" color="success" flex="none">
          <CircleCheck size={24} aria-hidden />
        </Box>
        <h2 ref={heading} tabIndex={-1}>
          {t('You said yes to {{company}}', { company: name })}
        </h2>
      </Box>
      <p>{t("They have your name, phone and email, and you have theirs. They'll call you, or you call them.")}</p>
      <ReachRow contact={contact} company />
      <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <ButtonLink to={paths.messages.conversation.path(id)} width={{ base: 'full', md: 'auto' }}>
          <MessageSquare size={20} aria-hidden />
          {t('Message')}
        </ButtonLink>
        <Box as="span" display="inline-flex" alignItems="center" minHeight="44px">
          <Link to={paths.toolbox.connections.path()}>{t('See all connections')}</Link>
        </Box>
      </Box>
    </Card>
  );
};
