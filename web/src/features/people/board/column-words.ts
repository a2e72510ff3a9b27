import { stageWords } from '../../../components/applicant/stage-words.ts';
import { msg } from '../../../lib/msg.ts';

/** The heading of each column. */
export const columnWords = { ...stageWords, '': msg('No job yet') };
