import { Input } from '@chakra-ui/react';
import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { Button } from '../controls/button.tsx';
import { FieldFrame } from '../fields/field-frame.tsx';
import { ActionBar, PhoneActionBar } from './action-bar.tsx';
import { BackLink } from './back-link.tsx';
import { Card, Columns, Rail, Section } from './card.tsx';
import { FormStack } from './form-stack.ts';
import { PageHeader } from './page-header.tsx';
import { Paper } from './paper.ts';
import { SectionHeader } from './section-header.tsx';
import { SkipLink } from './skip-link.tsx';
import { TabCount, TabLinks } from './tab-links.tsx';
import { Wrap } from './wrap.ts';

const LONG = 'Finish carpenter for a four-story apartment house with thirty-two kitchens and built-in closets';
const Text = () => <p>{t('Give it a minute and try again.')}</p>;

const Tabs = ({ names }: { names: readonly string[] }) => (
  <TabLinks
    label={t('Jobs')}
    items={names.map((label, index) => ({ label, to: `/${index}`, ...(index === 1 && { count: 12 }) }))}
  />
);

const few = () => [t('Jobs'), t('Projects')];
const many = () => [...few(), t('Job Briefings'), t('Messages'), t('Notifications'), t('Find Jobs')];

export const examples: Examples = {
  ActionBar: {
    default: () => <ActionBar left={<BackLink />} right={<Button>{t('Send Job Briefing')}</Button>} />,
  },
  PhoneActionBar: {
    'on a phone': () => (
      <>
        <Text />
        <PhoneActionBar>
          <Button variant="primary">{t('Send Job Briefing')}</Button>
          <Button>{t('Close')}</Button>
        </PhoneActionBar>
      </>
    ),
  },
  BackLink: {
    'previous page': () => <BackLink />,
    'named page': () => <BackLink to="/" label={t('Find Jobs')} />,
  },
  Card: {
    default: () => (
      <Card>
        <Text />
      </Card>
    ),
  },
  Section: {
    'two sections': () => (
      <Card>
        <Section>
          <SectionHeader title={t('Details')} />
          <Text />
        </Section>
        <Section>
          <SectionHeader title={t('Review')} />
          <Text />
        </Section>
      </Card>
    ),
  },
  Columns: {
    default: () => (
      <Columns>
        <Card>{LONG}</Card>
        <Card>{LONG}</Card>
      </Columns>
    ),
  },
  Rail: {
    default: () => (
      <Columns>
        <Card>{LONG}</Card>
        <Rail aria-label={t('Details')}>
          <Card>
            <h2>{t('Details')}</h2>
            <Text />
          </Card>
        </Rail>
      </Columns>
    ),
  },
  FormStack: {
    default: () => (
      <FormStack>
        <FieldFrame label={t('Email')}>
          <Input />
        </FieldFrame>
        <FieldFrame label={t('Phone')}>
          <Input />
        </FieldFrame>
      </FormStack>
    ),
  },
  PageHeader: {
    default: () => (
      <PageHeader title={t('Find Jobs')} action={<Button variant="primary">{t('Search')}</Button>}>
        {t('Give it a minute and try again.')}
      </PageHeader>
    ),
    'long text': () => <PageHeader title={LONG} aside={<Button>{t('Edit')}</Button>} />,
  },
  Paper: {
    default: () => (
      <Paper p="6">
        <Text />
      </Paper>
    ),
  },
  SectionHeader: {
    default: () => <SectionHeader title={t('Details')} />,
    plumb: () => (
      <Card>
        <SectionHeader title={t('Details')} plumb />
      </Card>
    ),
    reading: () => <SectionHeader title={t('Details')} mode="reading" />,
    editing: () => <SectionHeader title={t('Details')} mode="editing" />,
    saving: () => <SectionHeader title={t('Details')} mode="editing" saving />,
    adding: () => <SectionHeader title={LONG} onAdd={() => {}} addLabel={t('Add New Skill')} />,
  },
  SkipLink: { default: () => <SkipLink /> },
  TabLinks: {
    few: { Draw: () => <Tabs names={few()} />, at: '/0' },
    many: { Draw: () => <Tabs names={many()} />, at: '/4' },
  },
  TabCount: { default: () => <TabCount>12</TabCount> },
  Wrap: {
    default: () => (
      <Wrap>
        <Text />
      </Wrap>
    ),
  },
};
