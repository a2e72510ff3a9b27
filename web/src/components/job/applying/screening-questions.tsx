import { Box } from '@chakra-ui/react';
import type { ScreeningAnswer } from '@plumbline/shared/contracts/jobs/work-facts';
import { yesNo } from '@plumbline/shared/options/answers';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';

/** The answers so far, by question. A map, because a question can be any text, such as the name of a method. */
type Answers = ReadonlyMap<string, boolean>;

/** Returns the answers in the order of the questions; undefined while one is missing. */
const answersTo = (questions: readonly string[], answers: Answers): ScreeningAnswer[] | undefined => {
  const given = questions.flatMap((question) => {
    const answer = answers.get(question);
    return answer === undefined ? [] : [{ question, answer }];
  });
  return given.length === questions.length ? given : undefined;
};

/** The state of the answers, and whether unanswered questions are marked. */
export const useScreening = (questions: readonly string[]) => {
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [isMarked, mark] = useState(false);
  const given = answersTo(questions, answers);
  /** Returns the answers, or marks the missing ones and returns undefined. */
  const complete = () => {
    mark(!given);
    return given;
  };
  return { questions, answers, setAnswers, isMarked, complete };
};

type ScreeningQuestionsProps = Omit<ReturnType<typeof useScreening>, 'complete'>;

/** The company's yes-or-no questions, which are answered with the application. */
export const ScreeningQuestions = ({ questions, answers, setAnswers, isMarked }: ScreeningQuestionsProps) => {
  const { t } = useTranslation();
  const group = useId();
  return (
    <Box display="grid" gap="4">
      {questions.map((question, index) => {
        const isMissing = isMarked && !answers.has(question);
        return (
          <Box as="fieldset" key={question}>
            <Box asChild textStyle="label">
              <legend>{question}</legend>
            </Box>
            <Box display="flex" gap="6">
              {yesNo.map((word) => (
                <CheckLabel key={word}>
                  <input
                    type="radio"
                    name={`${group}-${index}`}
                    checked={answers.get(question) === (word === 'Yes')}
                    onChange={() => setAnswers(new Map(answers).set(question, word === 'Yes'))}
                  />
                  {t(word)}
                </CheckLabel>
              ))}
            </Box>
            {isMissing && (
              <Box as="p" role="alert" color="danger" textStyle="small">
                {t('Please answer with yes or no.')}
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
};
