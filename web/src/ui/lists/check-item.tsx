import { Box, VisuallyHidden } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';

const ICONS = { yes: CircleCheck, no: CircleX, unanswered: CircleDashed } satisfies Record<string, LucideIcon>;

type CheckItemProps = {
  label: string;
  /** The answer: true, false, or undefined when there is none, which doesn't mean no. */
  answer: boolean | undefined;
  /** Details of a "yes". */
  detail?: string | undefined;
};

/** The answer to a question such as 'Valid CDL License': yes, no, or none yet. */
export const CheckItem = ({ label, answer, detail }: CheckItemProps) => {
  const { t } = useTranslation();
  const Icon = ICONS[answer === undefined ? 'unanswered' : answer ? 'yes' : 'no'];
  return (
    <Box as="li" display="flex" gap="2" alignItems="center" color={answer ? 'text' : 'muted'} listStyleType="none">
      <Box as="span" color={answer ? 'success' : 'muted'} lineHeight="1">
        <Icon size={20} aria-hidden />
      </Box>
      <span>
        {label}
        {answer ? <VisuallyHidden>{t(': yes')}</VisuallyHidden> : answer === false ? t(': No') : t(': Not specified')}
        {detail && (
          <Box as="span" display="block" color="muted" textStyle="small">
            {detail}
          </Box>
        )}
      </span>
    </Box>
  );
};
