import { Box } from '@chakra-ui/react';
import type { SentBriefing } from '@plumbline/shared/contracts/access/briefings';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { fullName } from '@plumbline/shared/domain/text/full-name';
import { paths } from '@plumbline/shared/options/paths';
import { useTranslation } from 'react-i18next';
import { reasonLabels } from '../../../components/briefing/reason-labels.ts';
import { msg } from '../../../lib/msg.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useLocale } from '../../../ui/text/date-text.tsx';
import { Chip, Chips } from '../../../ui/text/pill.tsx';
import { ReachRow } from '../reach-row.tsx';

const { employees, profile } = paths;
type Props = { briefing: SentBriefing };

const titles = {
  draft: msg('Not sent to {{name}}'),
  pending: msg('{{name}} has not answered yet'),
  accepted: msg('{{name}} accepted'),
  rejected: msg('{{name}} declined'),
  withdrawn: msg('Withdrawn before {{name}} answered'),
} as const;

/** The reasons of a decline, and the details when the company may see them. The person stays masked [BRF-14]. */
const Feedback = ({ briefing: { reasons = [], reason, recipient } }: Props) => {
  const { t } = useTranslation();
  return (
    <>
      <h2 className="plumb">{t('Feedback')}</h2>
      {reasons.length > 0 ? (
        <Chips as="ul" listStyleType="none">
          {reasons.map((each) => (
            <li key={each}>
              <Chip>{t(reasonLabels[each])}</Chip>
            </li>
          ))}
        </Chips>
      ) : (
        <p>{t('No reason given')}</p>
      )}
      {reason && (
        <Box
          as="blockquote"
          ps="4"
          borderInlineStartWidth="2px"
          borderColor="border-strong"
          fontSize="1.125rem"
          lineHeight="1.5"
        >
          {reason}
        </Box>
      )}
      <Box as="p" color="muted" textStyle="small">
        {recipient.isOpen
          ? t("A declined briefing isn't refunded.")
          : t("The name, number and own words stay hidden. A declined briefing isn't refunded.")}
      </Box>
      <ButtonLink justifySelf="start" to={employees.search.path()}>
        {t('Find another worker')}
      </ButtonLink>
    </>
  );
};

const Contact = ({ briefing: { recipient } }: Props) => {
  const { t } = useTranslation();
  const { email, phoneNumber, isOpen, id } = recipient;
  const contact = {
    name: fullName(recipient),
    ...(phoneNumber && { phone: phoneNumber }),
    ...(email && { email }),
  };
  return (
    <>
      <h2 className="plumb">{t('Contact')}</h2>
      {isOpen ? <ReachRow contact={contact} /> : <p>{t('Contact details are no longer open.')}</p>}
      <ButtonLink justifySelf="start" to={profile.view.path(id)}>
        {t('View Profile')}
      </ButtonLink>
    </>
  );
};

const PendingResponse = ({ briefing: { job, recipient, state } }: Props) => {
  const { t } = useTranslation();
  if (state === 'draft')
    return (
      <>
        <p>{t('This briefing is written and not paid for, so it was not sent.')}</p>
        <ButtonLink
          variant="primary"
          justifySelf="start"
          to={employees.searchProfileJob.path(recipient.id, { job: job.id })}
        >
          {t('Go on')}
        </ButtonLink>
      </>
    );
  return (
    <>
      <p>
        {state === 'pending'
          ? t('We email you when there is an answer.')
          : t('You deleted this job before there was an answer.')}
      </p>
      <ButtonLink justifySelf="start" to={employees.job.path(job.id)}>
        {t('View Job')}
      </ButtonLink>
    </>
  );
};

const useFacts = ({ job, sentAt, answeredAt }: SentBriefing): string => {
  const { t } = useTranslation();
  const locale = useLocale();
  return [
    job.name,
    sentAt && t('sent {{date}}', { date: formatDate(sentAt, { locale }) }),
    answeredAt && t('answered {{date}}', { date: formatDate(answeredAt, { locale }) }),
  ]
    .filter(Boolean)
    .join(', ');
};

/**
 * The response to a briefing: contact details when accepted, feedback when declined, otherwise the next step [BRF-17].
 */
export const Response = ({ briefing }: Props) => {
  const { t } = useTranslation();
  const { state, recipient } = briefing;
  return (
    <>
      <PageHeader title={t(titles[state], { name: fullName(recipient) })}>{useFacts(briefing)}</PageHeader>
      <Card as="section" pad display="grid" gap="4" maxWidth="720px">
        {state === 'accepted' && <Contact briefing={briefing} />}
        {state === 'rejected' && <Feedback briefing={briefing} />}
        {state !== 'accepted' && state !== 'rejected' && <PendingResponse briefing={briefing} />}
      </Card>
    </>
  );
};
