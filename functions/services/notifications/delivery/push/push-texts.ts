import { payText } from '@plumbline/shared/domain/jobs/pay-text';
import { milesText } from '@plumbline/shared/domain/places/miles-text';
import { isTradeText } from '@plumbline/shared/domain/trades/trade-text';
import type { Language } from '@plumbline/shared/options/languages';
import type { PushKind } from '@plumbline/shared/options/push/push';
import { optionName } from '@plumbline/shared/options/spanish/option-names-es';
import type { JobItem } from '../../../../table/jobs/job.ts';

export type PushText = { title: string; body: string };

/**
 * The texts of push notifications. Anyone can read a locked screen, so they are the same for every event of a kind: no
 * name, number, message, title that a user wrote, or outcome.
 */
export const pushTexts: Record<Language, Record<PushKind, PushText>> = {
  en: {
    applicationAnswered: { title: 'You have an answer', body: 'A company answered your application. Tap to see it.' },
    briefingReceived: { title: 'You have a job briefing', body: 'A company asks if you want a job. Yes or no?' },
    messageReceived: { title: 'You have a message', body: 'Tap to read it.' },
    newMatch: { title: 'A new job for you', body: 'It matches your trade and location. Tap to see it.' },
    newApplicant: { title: 'You have a new applicant', body: 'A worker applied to one of your jobs. Tap to see it.' },
    briefingAnswered: { title: 'Your briefing has an answer', body: 'A worker answered you. Tap to see it.' },
    interview: { title: 'News about an interview', body: 'Tap to see it.' },
  },
  es: {
    applicationAnswered: { title: 'Le respondieron', body: 'Una empresa respondió su solicitud. Toque para ver.' },
    briefingReceived: {
      title: 'Tiene una propuesta de empleo',
      body: 'Una empresa pregunta si quiere un empleo. ¿Sí o no?',
    },
    messageReceived: { title: 'Tiene un mensaje', body: 'Toque para leerlo.' },
    newMatch: { title: 'Un empleo nuevo para usted', body: 'Va con su oficio y su zona. Toque para verlo.' },
    newApplicant: {
      title: 'Tiene un nuevo candidato',
      body: 'Un trabajador envió una solicitud a uno de sus empleos. Toque para ver.',
    },
    briefingAnswered: { title: 'Respondieron a su propuesta', body: 'Un trabajador le respondió. Toque para ver.' },
    interview: { title: 'Novedades de una entrevista', body: 'Toque para ver.' },
  },
};

/**
 * Returns the text about a new match: trade, pay in amounts, and miles. A trade that a user typed and a company's words
 * about pay are left out, because they can contain a name.
 */
export const matchPushText = (
  { pay }: Pick<JobItem, 'pay'>,
  { category, miles }: { category: string; miles: number },
  language: Language,
): PushText => {
  const facts = [
    isTradeText(category) && optionName(category, language),
    pay && payText(pay, language),
    milesText(miles, language),
  ];
  return { title: pushTexts[language].newMatch.title, body: facts.filter(Boolean).join(', ') };
};
