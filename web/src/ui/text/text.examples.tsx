import { t } from 'i18next';
import { MapPin } from 'lucide-react';
import type { Examples } from '../../../gallery/example.ts';
import { Button } from '../controls/button.tsx';
import { AddressText } from './address-text.tsx';
import { Avatar, MaskedAvatar, PhotoAvatar } from './avatar.tsx';
import { Banner } from './banner.tsx';
import { ActivityTime, DateText, DateTimeText, RelativeTime } from './date-text.tsx';
import { MoneyText } from './money-text.tsx';
import { NotSpecified } from './not-specified.tsx';
import { Notice } from './notice.tsx';
import { PhoneLink } from './phone-link.tsx';
import { Chip, Chips, NewMark, Pill, type Status, StatusPill } from './pill.tsx';
import { RedDot } from './red-dot.tsx';
import { ReviewWarning } from './review-warning.tsx';
import { RichText } from './rich-text.tsx';

const DAY = '2026-11-23T14:40:00.000Z';
const SIZES = ['sm', 'md', 'lg', 'xl'] as const;
const STATUSES: readonly Status[] = [
  ...(['Active', 'Accepted', 'Unlocked', 'Connected', 'Paid', 'Pending', 'Expired', 'Rejected'] as const),
  ...(['Withdrawn', 'Job Sent', 'Inactive', 'Closed', 'Suspended', 'Taken down'] as const),
];
const ADDRESS = 'estimating.and.preconstruction.department@wagon-wheel-homes-and-remodeling.example.test';
const MARKUP = `
  <h2>Framing</h2><p>Walls and <strong>roofs</strong>, <span style="color: #AE231C">nights</span> too.</p>
  <ul><li>Tools</li><li>${'Averyveryverylongword'.repeat(6)}</li></ul>`;

export const examples: Examples = {
  AddressText: { 'long text': () => <AddressText>{ADDRESS}</AddressText> },
  Avatar: {
    person: () => SIZES.map((size) => <Avatar key={size} name="Renee Okafor" size={size} />),
    company: () => SIZES.map((size) => <Avatar key={size} name="Wagon Wheel Homes" size={size} company />),
    photo: () => <Avatar name="Renee Okafor" photoUrl="/icon-192.png" size="xl" />,
  },
  MaskedAvatar: { sizes: () => SIZES.map((size) => <MaskedAvatar key={size} size={size} />) },
  PhotoAvatar: {
    person: () => <PhotoAvatar photo={undefined} company={false} />,
    company: () => <PhotoAvatar photo={undefined} company size="lg" />,
    photo: () => <PhotoAvatar photo={{ src: '/icon-192.png', onError: () => {} }} company={false} />,
  },
  Banner: {
    info: () => <Banner action={<Button>{t('View')}</Button>}>{t('Give it a minute and try again.')}</Banner>,
    warning: () => (
      <Banner tone="warning" icon={MapPin}>
        {t("You haven't opened it on this device yet. Everything you opened before is still here.")}
      </Banner>
    ),
  },
  DateText: {
    formats: () =>
      (['date', 'padded', 'slash', 'dash'] as const).map((format) => (
        <p key={format}>
          <DateText value={DAY} format={format} />
        </p>
      )),
  },
  DateTimeText: { default: () => <DateTimeText value={DAY} /> },
  RelativeTime: {
    today: () => <RelativeTime value={new Date().toISOString()} />,
    'long ago': () => <RelativeTime value="2025-01-02T08:00:00.000Z" />,
  },
  ActivityTime: {
    today: () => <ActivityTime value={new Date().toISOString()} />,
    'long ago': () => <ActivityTime value="2025-01-02T08:00:00.000Z" />,
  },
  MoneyText: {
    default: () => <MoneyText cents={123_400} />,
    bill: () => <MoneyText cents={123_456} bill />,
  },
  NotSpecified: { default: () => <NotSpecified /> },
  Notice: {
    success: () => <Notice tone="success">{t('Sent')}</Notice>,
    danger: () => <Notice tone="danger">{t('Something went wrong.')}</Notice>,
    info: () => <Notice tone="info">{t('Give it a minute and try again.')}</Notice>,
  },
  PhoneLink: {
    default: () => <PhoneLink number="5742675555" extension={undefined} />,
    extension: () => <PhoneLink number="5742675555" extension="12" />,
  },
  Pill: {
    plain: () => <Pill>{t('Active')}</Pill>,
    icon: () => (
      <Pill tone="info" icon={MapPin}>
        Silver Lake, IN
      </Pill>
    ),
  },
  StatusPill: {
    all: () => (
      <Chips>
        {STATUSES.map((status) => (
          <StatusPill key={status} status={status} />
        ))}
      </Chips>
    ),
  },
  Chip: { default: () => <Chip>{t('Framing')}</Chip> },
  Chips: {
    many: () => (
      <Chips>
        {STATUSES.map((status) => (
          <Chip key={status}>{t(status)}</Chip>
        ))}
      </Chips>
    ),
  },
  NewMark: { default: () => <NewMark>{t('New')}</NewMark> },
  RedDot: { default: () => <RedDot aria-label={t('New')} /> },
  ReviewWarning: {
    default: () => (
      <ReviewWarning action={<Button>{t('Edit')}</Button>}>
        {t("You haven't opened it on this device yet. Everything you opened before is still here.")}
      </ReviewWarning>
    ),
  },
  RichText: { default: () => <RichText html={MARKUP} /> },
};
