import { Box } from '@chakra-ui/react';
import { paths } from '@plumbline/shared/options/paths';
import { Check, Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { toast } from '../../../ui/toasts/toast.ts';

/** The sign-up link by which a school's students are counted. */
export const BringStudents = () => {
  const { t } = useTranslation();
  const heading = useId();
  const { profile } = useSession();
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}${paths.signup.path({ referrer: profile?.id })}`;
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
          {link.replace(/^https?:\/\//, '')}
        </Box>
        <Button variant="primary" onClick={() => void copy()}>
          {copied ? <Check size={16} aria-hidden /> : <Copy size={16} aria-hidden />}
          <span role="status">{copied ? t('Link copied') : t('Copy link')}</span>
        </Button>
      </section>
    </Card>
  );
};
