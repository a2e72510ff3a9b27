import { Box } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { MatchReason } from '../job/match-reason.tsx';

type WhyItFitsProps = {
  /** The match's reason, if there is one. */
  reason?: string | undefined;
  /** The other reasons why the job or project fits, in words. */
  reasons: readonly string[];
};

/** Says why a job or a project fits. Renders nothing without a reason. On a phone it is before the description. */
export const WhyItFits = ({ reason, reasons }: WhyItFitsProps) => {
  const { t } = useTranslation();
  if (!reason && reasons.length === 0) return null;
  return (
    <Card as="section" pad display="grid" gap="3" order={{ base: -1, desk: 0 }} aria-labelledby="fit">
      <h2 id="fit">{t('Why it fits you')}</h2>
      {reason && <MatchReason>{reason}</MatchReason>}
      {reasons.length > 0 && (
        <Box as="ul" display="grid" gap="2" fontSize="control" listStyleType="none">
          {reasons.map((text) => (
            <Box as="li" key={text} display="flex" gap="2.5" alignItems="baseline">
              <Box as="span" color="success" transform="translateY(2px)" lineHeight="1">
                <Check size={16} aria-hidden />
              </Box>
              {text}
            </Box>
          ))}
        </Box>
      )}
    </Card>
  );
};
