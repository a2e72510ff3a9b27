import type { Decision, RemovableText } from '@plumbline/shared/contracts/admin/decisions';
import { removableTexts } from '@plumbline/shared/contracts/admin/decisions';
import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import { useTranslation } from 'react-i18next';
import { msg } from '../../../lib/msg.ts';
import { useLocale } from '../../../ui/text/date-text.tsx';

/** What is ticked in the decision form. */
export type Ticks = {
  post: boolean;
  photos: readonly string[];
  texts: readonly RemovableText[];
  warn: boolean;
  suspension: 'none' | 'account' | 'posts';
};
export const noTicks: Ticks = { post: false, photos: [], texts: [], warn: false, suspension: 'none' };

export const textWords: Record<RemovableText, string> = {
  description: msg('Description'),
  formalTrainingDescription: msg('Formal training, in words'),
  handsOnExperienceDescription: msg('Experience, in words'),
};

/** Returns the photos that staff can take down, as far as the subject has been read. */
export const photosOf = (reported: Reported | undefined) => {
  const { profilePhoto, showcasePhotos = [] } = reported?.profile ?? {};
  return [...(profilePhoto ? [profilePhoto] : []), ...showcasePhotos];
};

/** Returns the texts that staff can take down, as far as the subject has been read. */
export const textsOf = (reported: Reported | undefined): RemovableText[] => {
  const written = new Set([
    ...(reported?.profileTexts ?? []).map(({ field }) => field as string),
    ...(reported?.profile?.description ? ['description'] : []),
  ]);
  return removableTexts.filter((field) => written.has(field));
};

export const isDecided = ({ post, photos, texts, warn, suspension }: Ticks, message: string | undefined): boolean =>
  post || warn || suspension !== 'none' || message !== undefined || photos.length + texts.length > 0;

/** Returns the decision of the form. */
export const decisionOf = (
  { suspension, photos, texts, ...ticks }: Ticks,
  message: string | undefined,
  { reason, until }: { reason: string; until: string },
): Decision => ({
  ...ticks,
  photos: [...photos],
  texts: [...texts],
  ...(message && { message }),
  ...(suspension !== 'none' && { suspension: { scope: suspension, until } }),
  reason,
});

/** Returns a function that names everything that is ticked, for the button: 'Take down the job and warn Lakeland'. */
export const useDecisionLabel = () => {
  const { t } = useTranslation();
  const locale = useLocale();
  return ({ kind, account }: ReportView, ticks: Ticks, message: string | undefined): string => {
    const name = account.name ?? t('the account');
    const parts = [
      ticks.post && (kind === 'job' ? t('take down the job') : t('take down the project')),
      message && t('take down the message'),
      ticks.photos.length > 0 && t('take down {{count}} photos', { count: ticks.photos.length }),
      ticks.texts.length > 0 && t('take down {{count}} texts', { count: ticks.texts.length }),
      ticks.warn && t('warn {{name}}', { name }),
      ticks.suspension === 'account' && t('suspend {{name}}', { name }),
      ticks.suspension === 'posts' && t('hide the jobs and projects of {{name}}', { name }),
    ].filter((part) => typeof part === 'string');
    if (parts.length === 0) return t('Close without action');
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
    return list.charAt(0).toLocaleUpperCase(locale) + list.slice(1);
  };
};
