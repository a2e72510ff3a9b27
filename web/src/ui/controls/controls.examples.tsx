import { t } from 'i18next';
import { Ban, Pencil, Plus, X } from 'lucide-react';
import type { Examples } from '../../../gallery/example.ts';
import { WithState } from '../../../gallery/with-state.tsx';
import { ActionMenu } from './action-menu.tsx';
import { Button, ButtonAnchor, ButtonLink, IconButton } from './button.tsx';
import { CountedChoices } from './counted-choices.tsx';
import { Segmented } from './segmented.tsx';
import { Stepper } from './stepper.tsx';
import { Switch } from './switch.tsx';

const Buttons = (props: { disabled?: boolean; size?: 'md' | 'lg' }) =>
  (['primary', 'line', 'quiet', 'text', 'danger'] as const).map((variant) => (
    <Button key={variant} variant={variant} {...props}>
      {variant === 'line' && <Plus size={16} aria-hidden />}
      {variant === 'danger' ? t('Delete Job') : t('Send Job Briefing')}
    </Button>
  ));

const CloseButton = (props: { line?: boolean; disabled?: boolean }) => (
  <IconButton aria-label={t('Close')} {...props}>
    <X size={20} aria-hidden />
  </IconButton>
);

const Menu = () => {
  const actions = [
    { label: t('Edit'), icon: Pencil, onSelect: () => {} },
    { label: t('View'), onSelect: () => {}, disabled: true },
    { label: t('Delete Job'), icon: Ban, onSelect: () => {}, ends: true },
  ];
  return <ActionMenu label={t('Manage Post')} about="Framing Carpenter" actions={actions} />;
};

const Views = ({ names }: { names: readonly string[] }) => {
  const options = names.map((label) => ({ value: label, label }));
  return (
    <WithState
      start={names[0] ?? ''}
      draw={(value, onChange) => <Segmented label={t('View')} {...{ value, options, onChange }} />}
    />
  );
};

const Counted = ({ count }: { count: number | undefined }) => {
  const choices = [t('Applied'), t('Sent to me'), t('Matches')].map((label) => ({ value: label, label, count }));
  return (
    <WithState
      start={choices[0]?.value ?? ''}
      draw={(value, onChange) => <CountedChoices label={t('Show')} {...{ value, choices, onChange }} />}
    />
  );
};

const OnOff = ({ start, ...rest }: { start: boolean; disabled?: boolean; hideLabel?: boolean }) => (
  <WithState
    start={start}
    draw={(on, onChange) => <Switch label={t('Send me Skilled Workers')} {...{ on, onChange }} {...rest} />}
  />
);

const steps = () => [t('Details'), t('Project details'), t('Review')];

export const examples: Examples = {
  Button: {
    variants: () => <Buttons />,
    disabled: () => <Buttons disabled />,
    large: () => <Buttons size="lg" />,
    'long text': () => (
      <Button variant="primary" wide>
        {t("You haven't opened it on this device yet. Everything you opened before is still here.")}
      </Button>
    ),
  },
  ButtonLink: {
    default: () => (
      <ButtonLink to="/" variant="primary">
        {t('Find Jobs')}
      </ButtonLink>
    ),
  },
  ButtonAnchor: { default: () => <ButtonAnchor href="#file">{t('Download')}</ButtonAnchor> },
  IconButton: {
    default: () => <CloseButton />,
    outlined: () => <CloseButton line />,
    disabled: () => <CloseButton disabled />,
  },
  ActionMenu: { closed: Menu, open: { Draw: Menu, press: ['Manage Post'] } },
  CountedChoices: {
    loaded: () => <Counted count={12} />,
    loading: () => <Counted count={undefined} />,
  },
  Segmented: {
    'two views': () => <Views names={[t('Jobs'), t('Projects')]} />,
    'three views': () => <Views names={[t('Jobs'), t('Projects'), t('Job Briefings')]} />,
  },
  Stepper: {
    first: () => <Stepper steps={steps()} current={0} />,
    last: () => <Stepper steps={steps()} current={2} />,
  },
  Switch: {
    off: () => <OnOff start={false} />,
    on: () => <OnOff start />,
    disabled: () => <OnOff start disabled />,
    'hidden label': () => <OnOff start hideLabel />,
  },
};
