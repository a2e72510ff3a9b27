import { Box } from '@chakra-ui/react';
import type { InterviewForm, InterviewPage } from '@plumbline/shared/contracts/interviews/interviews';
import {
  INTERVIEW_NOTE_MAX_LENGTH,
  INTERVIEW_PLACE_MAX_LENGTH,
  type InterviewWay,
  interviewLengths,
  interviewWays,
  MOST_INTERVIEW_TIMES,
} from '@plumbline/shared/options/jobs/interviews';
import { Send } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { wayNames } from '../../components/interview/way-names.ts';
import { msg } from '../../lib/msg.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useLocale } from '../../ui/text/date-text.tsx';
import { useZoneName } from './zone-name.ts';

const FIRST_HOUR = 5;
const LAST_HOUR = 20;
const HALF_HOURS = 2;

/** The times of day to choose from: every half hour from 5 AM to 8 PM, as HH:MM. */
const clockTimes = Array.from({ length: (LAST_HOUR - FIRST_HOUR) * HALF_HOURS + 1 }, (_, index) => {
  const hour = FIRST_HOUR + Math.floor(index / HALF_HOURS);
  return `${String(hour).padStart(2, '0')}:${index % HALF_HOURS ? '30' : '00'}`;
});

const placeLabels: Record<InterviewWay, string> = {
  'on-site': msg('Address'),
  phone: msg('Number to call'),
  video: msg('Link of the call'),
};

type Row = { day: string; time: string };
type Values = { rows: Row[]; minutes: string; way: InterviewWay; place: string; note: string };

const valuesOf = ({ interview, site }: InterviewPage): Values => ({
  rows: Array.from({ length: MOST_INTERVIEW_TIMES }, () => ({ day: '', time: '07:00' })),
  minutes: String(interview?.minutes ?? 30),
  way: interview?.way ?? 'on-site',
  place: interview ? interview.place || (interview.way === 'on-site' ? site : '') : site,
  note: interview?.note ?? '',
});

const bodyOf = ({ rows, minutes, ...details }: Values): InterviewForm => ({
  ...details,
  times: rows.filter(({ day }) => day),
  minutes: interviewLengths.find((each) => String(each) === minutes) ?? 30,
});

type ProposeFormProps = {
  page: InterviewPage;
  /** Whether the worker offers other times; the company alone says where and how the two meet. */
  asWorker: boolean;
  busy: boolean;
  onPropose: (body: InterviewForm) => void;
  onCancel?: (() => void) | undefined;
};

/**
 * A form for up to three proposed times, in the time zone of the site; the company also names the place, the length and
 * a note.
 */
export const ProposeForm = ({ page, asWorker, busy, onPropose, onCancel }: ProposeFormProps) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const zone = useZoneName(page.timeZone);
  const { control, handleSubmit, setError, setValue, getValues } = useForm({ defaultValues: valuesOf(page) });
  const way = useWatch({ control, name: 'way' });
  const places = useRef<{ shown: InterviewWay } & Partial<Record<InterviewWay, string>>>({ shown: way });
  // Each way has its own place: the address of the site is no number to call.
  useEffect(() => {
    const { shown } = places.current;
    if (shown === way) return;
    places.current = { ...places.current, shown: way, [shown]: getValues().place };
    setValue('place', places.current[way] ?? (way === 'on-site' ? page.site : ''));
  }, [way, page.site, getValues, setValue]);
  const timeOptions = clockTimes.map((value) => ({
    value,
    label: new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
      new Date(`2000-01-01T${value}Z`),
    ),
  }));
  const submit = handleSubmit((values) => {
    const body = bodyOf(values);
    const isPlaceMissing = !asWorker && body.way === 'on-site' && !body.place.trim();
    if (body.times.length === 0)
      setError('rows.0.day', { message: t('This field is required') }, { shouldFocus: true });
    if (isPlaceMissing)
      setError('place', { message: t('This field is required') }, { shouldFocus: body.times.length > 0 });
    if (body.times.length > 0 && !isPlaceMissing) onPropose(body);
  });
  return (
    <form onSubmit={submit} noValidate>
      <Card as="section" pad display="grid" gap="5" aria-labelledby="times">
        <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="2">
          <h2 id="times">{t('Times')}</h2>
          <Box as="span" color="muted" textStyle="small">
            {t('All times {{zone}}, where the site is', { zone })}
          </Box>
        </Box>
        {Array.from({ length: MOST_INTERVIEW_TIMES }, (_, index) => (
          <Box
            as="fieldset"
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are never reordered.
            key={index}
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))"
            gap="3"
          >
            <Box as="legend" fontWeight="semibold" mb="2">
              {t('Time {{number}}', { number: index + 1 })}
            </Box>
            <TextField
              control={control}
              name={`rows.${index}.day`}
              type="date"
              label={t('Day')}
              required={index === 0}
            />
            <SelectField
              control={control}
              name={`rows.${index}.time`}
              label={t('Time')}
              options={timeOptions}
              placeholder={false}
            />
          </Box>
        ))}
        {!asWorker && (
          <Box display="grid" gap="4" borderTopWidth="1px" borderColor="border" pt="5">
            <h2>{t('Place and length')}</h2>
            <Box
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
              gap="4"
            >
              <SelectField
                control={control}
                name="way"
                label={t('How')}
                placeholder={false}
                options={interviewWays.map((value) => ({ value, label: t(wayNames[value]) }))}
              />
              <SelectField
                control={control}
                name="minutes"
                label={t('How long')}
                placeholder={false}
                options={interviewLengths.map((count) => ({
                  value: String(count),
                  label: t('{{count}} minutes', { count }),
                }))}
              />
            </Box>
            <TextField
              control={control}
              name="place"
              label={t(placeLabels[way])}
              help={way === 'on-site' ? t('Where the job is. Add the gate, the floor or the trailer.') : undefined}
              required={way === 'on-site'}
              maxLength={INTERVIEW_PLACE_MAX_LENGTH}
            />
            <TextArea
              control={control}
              name="note"
              label={t('Note (optional)')}
              help={t('What to bring, whom to ask for, where to park.')}
              rows={3}
              maxLength={INTERVIEW_NOTE_MAX_LENGTH}
            />
          </Box>
        )}
        <Box display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
          {onCancel && <Button onClick={onCancel}>{t('Cancel')}</Button>}
          <Button variant="primary" type="submit" disabled={busy}>
            <Send size={16} aria-hidden />
            {t('Send times')}
          </Button>
        </Box>
      </Card>
    </form>
  );
};
