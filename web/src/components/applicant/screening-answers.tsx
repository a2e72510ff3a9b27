import { Box } from '@chakra-ui/react';
import type { JobView } from '@plumbline/shared/contracts/jobs/job-form';
import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

type ScreeningAnswersProps = {
  answers: readonly ScreeningAnswer[];
  /** The job's questions, which say where the company looks for "yes". */
  questions?: JobView['questions'];
};

/** An applicant's answers to the job's questions. An unwanted "no" stands out. */
export const ScreeningAnswers = ({ answers, questions = [] }: ScreeningAnswersProps) => {
  const { t } = useTranslation();
  const wantsYes = (asked: string) => questions.some(({ text, wantsYes: wanted }) => text === asked && wanted);
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1" textStyle="small">
      {answers.map(({ question, answer }) => (
        <Box as="li" key={question} display="flex" gap="2" alignItems="baseline">
          <Box
            as={answer ? CircleCheck : CircleX}
            boxSize="4"
            flex="none"
            transform="translateY(2px)"
            color={answer ? 'success' : wantsYes(question) ? 'warning' : 'muted'}
            aria-hidden
            css={{ strokeWidth: 2 }}
          />
          <span>
            {question} <b>{answer ? t('Yes') : t('No')}</b>
          </span>
        </Box>
      ))}
    </Box>
  );
};
