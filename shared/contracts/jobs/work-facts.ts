import * as z from 'zod';
import { MAX_OPENINGS, MAX_QUESTIONS, overtimes, ownEquipment, travelTerms } from '../../options/jobs/work-facts.ts';
import { calendarDayOrNone, line, REQUIRED, requiredLine } from '../fields.ts';

const WRONG_OPENINGS = `Please enter a number from 1 to ${MAX_OPENINGS}`;
const WRONG_DAY = 'Please enter a valid date';

export const QUESTION_MAX_LENGTH = 160;

export const overtime = z.enum(overtimes, { error: REQUIRED });
export const travel = z.array(z.enum(travelTerms)).max(travelTerms.length);
const equipment = z.array(z.enum(ownEquipment)).max(ownEquipment.length);

const question = z.object({
  text: requiredLine(QUESTION_MAX_LENGTH),
  /** True when the company looks for "yes". Only the company reads this, so that it doesn't suggest the answer. */
  wantsYes: z.boolean({ error: REQUIRED }),
});

const inLowerCase = ({ text }: { text: string }): string => text.toLowerCase();

/** What workers ask about before they apply. Every field can be empty: null, '', [] or false. */
export const givenWorkFacts = {
  openings: z.int({ error: WRONG_OPENINGS }).min(1, WRONG_OPENINGS).max(MAX_OPENINGS, WRONG_OPENINGS).nullable(),
  /** The first day of work (YYYY-MM-DD). */
  startDate: calendarDayOrNone(WRONG_DAY),
  /** The hours in the company's words, in addition to the shift that searches use. */
  hours: line(80),
  /** The part of town or the site, in place of a street address. */
  area: line(120),
  overtime: z
    .union([overtime, z.literal('')])
    .nullable()
    .transform((chosen) => chosen || null),
  travel,
  equipment,
  drugTest: z.boolean(),
  /** Yes-or-no questions that every applicant answers. */
  questions: z
    .array(question)
    .max(MAX_QUESTIONS, `Please ask at most ${MAX_QUESTIONS} questions`)
    // The error is at the repeated question, where the form shows it.
    .superRefine((list, context) => {
      const texts = list.map(inLowerCase);
      for (const [index, text] of texts.entries()) {
        if (text === '' || texts.indexOf(text) === index) continue;
        context.addIssue({ code: 'custom', message: 'Each question can be asked once', path: [index, 'text'] });
      }
    }),
};

/** The facts of a new job, all of them empty unless given. */
export const workFactsOfForm = {
  openings: givenWorkFacts.openings.default(null),
  startDate: givenWorkFacts.startDate.default(''),
  hours: givenWorkFacts.hours.default(''),
  area: givenWorkFacts.area.default(''),
  overtime: givenWorkFacts.overtime.default(null),
  travel: givenWorkFacts.travel.default([]),
  equipment: givenWorkFacts.equipment.default([]),
  drugTest: givenWorkFacts.drugTest.default(false),
  questions: givenWorkFacts.questions.default([]),
};

/** The facts as readers of a job see them; an absent one is not specified. */
export const shownWorkFacts = {
  openings: z.int().optional(),
  startDate: z.string().optional(),
  hours: z.string().optional(),
  area: z.string().optional(),
  overtime: overtime.optional(),
  travel: travel.optional(),
  equipment: equipment.optional(),
  drugTest: z.boolean().optional(),
};

export const shownQuestion = z.object({ text: z.string(), wantsYes: z.boolean().optional() });

/** The answer of an applicant to one question, as it was asked. */
export const screeningAnswer = z.object({
  question: requiredLine(QUESTION_MAX_LENGTH),
  answer: z.boolean({ error: REQUIRED }),
});
export type ScreeningAnswer = z.output<typeof screeningAnswer>;
