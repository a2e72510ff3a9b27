import { Box, VisuallyHidden } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Check, Copy, Printer } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/controls/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { toast } from '../../ui/toasts/toast.ts';
import { shownLink, studentLink } from './student-link.ts';

/** The sign-up link by which a school's students are counted. */
export const BringStudents = () => {
  const { t } = useTranslation();
  const heading = useId();
  const { profile } = useSession();
  const [copied, setCopied] = useState(false);
  const link = studentLink(profile?.id);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      toast.error(t('Please copy the link by hand.'));
    }
  };
  return (
    <Card asChild pad display="grid" gap="3">
      <section aria-labelledby={heading}>
        <h2 id={heading}>{t('Bring your students')}</h2>
        <Box as="p" color="muted" textStyle="small">
          {t('Students who sign up with this link count toward your school. Free for students.')}
        </Box>
        <Box as="p" px="3" py="2.5" bg="sunken" borderRadius="m" fontWeight="medium" overflowWrap="anywhere">
          {shownLink(link)}
        </Box>
        <Box display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="2">
          <Button variant="primary" onClick={() => void copy()}>
            {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
            {copied ? t('Link copied') : t('Copy link')}
          </Button>
          <ButtonLink to={paths.students.poster.path()}>
            <Printer size={16} aria-hidden />
            {t('Poster')}
          </ButtonLink>
        </Box>
        <VisuallyHidden role="status">{copied ? t('Link copied') : ''}</VisuallyHidden>
      </section>
    </Card>
  );
};
