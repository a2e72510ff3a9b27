import { Box } from '@chakra-ui/react';
import type { Reported } from '@plumbline/shared/contracts/admin/reported';
import type { ReportView } from '@plumbline/shared/contracts/admin/reports';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckLabel } from '../../../ui/fields/check-field.tsx';
import { photosOf, type Ticks, textsOf, textWords } from './decision-choices.ts';

type TickProps = {
  label: ReactNode;
  help?: string | undefined;
  checked: boolean;
  disabled?: boolean;
  onChange: (isTicked: boolean) => void;
};

/** An action with its effect, in a box that shows whether it is ticked. */
const Tick = ({ label, help, checked, disabled = false, onChange }: TickProps) => {
  const labelId = useId();
  const helpId = useId();
  return (
    <Box
      borderWidth={checked ? '2px' : '1px'}
      padding={checked ? '0' : '1px'}
      borderColor={checked ? 'accent' : 'border'}
      borderRadius="s"
      bg={checked ? 'sunken' : undefined}
    >
      <CheckLabel width="full" paddingX="3" paddingY="2" alignItems="start">
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-labelledby={labelId}
          aria-describedby={help ? helpId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <Box as="span" display="grid" minWidth="0" overflowWrap="anywhere">
          <b id={labelId}>{label}</b>
          {help && (
            <Box as="span" id={helpId} color="muted" textStyle="small">
              {help}
            </Box>
          )}
        </Box>
      </CheckLabel>
    </Box>
  );
};

const toggled = <T extends string>(list: readonly T[], value: T, isTicked: boolean): T[] =>
  isTicked ? [...list, value] : list.filter((each) => each !== value);

type DecisionTicksProps = {
  report: ReportView;
  /** The subject, once staff have read it. */
  reported: Reported | undefined;
  ticks: Ticks;
  onChange: (changes: Partial<Ticks>) => void;
  /** True when a message is chosen in the conversation. */
  hasMessage: boolean;
  onForgetMessage: () => void;
};

/** The actions that fit what was reported. Messages, photos and texts can be chosen once they have been read. */
export const DecisionTicks = (props: DecisionTicksProps) => {
  const { report, reported, ticks, onChange, hasMessage, onForgetMessage } = props;
  const { t } = useTranslation();
  const { kind, account } = report;
  const name = account.name ?? t('the account');
  const isPost = kind === 'job' || kind === 'project';
  const suspend = (scope: 'account' | 'posts') => (isTicked: boolean) =>
    onChange({ suspension: isTicked ? scope : 'none' });
  return (
    <Box asChild display="grid" gap="2" minWidth="0">
      <fieldset>
        <Box asChild textStyle="label" marginBottom="2">
          <legend>{t('What to do')}</legend>
        </Box>
        {isPost && (
          <Tick
            label={kind === 'job' ? t('Take down this job') : t('Take down this project')}
            help={
              reported?.takenDownAt
                ? t('It is taken down already.')
                : t('Only its owner still sees it, with your reason.')
            }
            checked={ticks.post}
            disabled={Boolean(reported?.takenDownAt)}
            onChange={(post) => onChange({ post })}
          />
        )}
        {kind === 'message' && (
          <Tick
            label={t('Take down the message')}
            help={hasMessage ? t('Both see a note in its place.') : t('Read it and choose the message there.')}
            checked={hasMessage}
            disabled={!hasMessage}
            onChange={onForgetMessage}
          />
        )}
        {photosOf(reported).map((photo) => (
          <Tick
            key={photo.id}
            label={t('Take down the photo {{name}}', { name: photo.caption || photo.name })}
            checked={ticks.photos.includes(photo.id)}
            onChange={(isTicked) => onChange({ photos: toggled(ticks.photos, photo.id, isTicked) })}
          />
        ))}
        {textsOf(reported).map((field) => (
          <Tick
            key={field}
            label={t('Take down the text: {{field}}', { field: t(textWords[field]) })}
            help={t('It is deleted. The owner can write a new one.')}
            checked={ticks.texts.includes(field)}
            onChange={(isTicked) => onChange({ texts: toggled(ticks.texts, field, isTicked) })}
          />
        ))}
        {account.name && (
          <>
            <Tick
              label={t('Warn {{name}}', { name })}
              help={t('By email, with your reason.')}
              checked={ticks.warn}
              onChange={(warn) => onChange({ warn })}
            />
            <Tick
              label={t('Suspend {{name}}', { name })}
              help={t('Nobody can sign in, and everything of it is hidden.')}
              checked={ticks.suspension === 'account'}
              onChange={suspend('account')}
            />
            {account.type === 'company' && (
              <Tick
                label={t('Hide all jobs and projects of {{name}}', { name })}
                help={t('It can still sign in and sees why. It cannot post.')}
                checked={ticks.suspension === 'posts'}
                onChange={suspend('posts')}
              />
            )}
          </>
        )}
      </fieldset>
    </Box>
  );
};
