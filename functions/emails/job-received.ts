import type { Language } from '@plumbline/shared/options/languages';
import type { JobItem } from '../table/jobs/job.ts';
import { type EmailContent, emailContent } from './email-content.ts';

const labels = {
  en: { job: 'Job', place: 'Location', compensation: 'Compensation' },
  es: { job: 'Empleo', place: 'Lugar', compensation: 'Compensación' },
};

type SentJob = Pick<JobItem, 'id' | 'name' | 'companyName' | 'city' | 'state' | 'compensation'>;

/** To the seeker: a company sent a job of its own (PAY-25). */
export const jobReceivedMail = (job: SentJob, language: Language): EmailContent => {
  const { companyName: company, compensation } = job;
  const label = labels[language];
  const text = {
    facts: [
      { label: label.job, value: job.name },
      { label: label.place, value: `${job.city}, ${job.state}` },
      ...(compensation ? [{ label: label.compensation, value: compensation }] : []),
    ],
    path: `/jobs/${job.id}`,
  };
  if (language === 'es') {
    return emailContent(language, {
      subject: `${company} le envió un empleo`,
      title: `${company} pensó en usted`,
      paragraphs: [`${company} cree que este empleo es para usted. Si le interesa, solicítelo con un clic.`],
      button: 'Ver el empleo',
      ...text,
    });
  }
  return emailContent(language, {
    subject: `${company} sent you a job`,
    title: `${company} thought of you`,
    paragraphs: [`${company} believes that this job is for you. If you like it, apply in one tap.`],
    button: 'View the job',
    ...text,
  });
};
