import { t } from 'i18next';
import type { Examples } from '../../../gallery/example.ts';
import { DayLine } from './day-line.tsx';
import { Drawing } from './drawing.ts';
import { FramedOpening, OpeningParts } from './framed-opening.tsx';
import { MileTape } from './mile-tape.tsx';
import { MissingStud } from './missing-stud.tsx';
import { QrCode } from './qr-code.tsx';

const VALUES = [0, 2, 1, 4, 3, 6, 8, 5, 7, 9, 3, 4, 6, 12];

export const examples: Examples = {
  DayLine: {
    default: () => <DayLine values={VALUES} most={12} label={t('Views')} />,
    'no values': () => <DayLine values={VALUES.map(() => 0)} most={0} label={t('Views')} />,
  },
  Drawing: {
    parts: () => (
      <Drawing viewBox="236 -30 420 532" aria-hidden>
        <OpeningParts studs={[249, 638]} />
      </Drawing>
    ),
  },
  OpeningParts: {
    'without the wall': () => (
      <Drawing viewBox="236 -30 420 532" aria-hidden>
        <OpeningParts studs={[]} />
      </Drawing>
    ),
  },
  FramedOpening: { default: () => <FramedOpening /> },
  MileTape: {
    default: () => <MileTape miles={[3, 8, 8, 21, 38]} label={t('Jobs')} />,
    'at both ends': () => <MileTape miles={[0, 50, 72]} label={t('Jobs')} />,
  },
  MissingStud: { page: () => <MissingStud />, card: () => <MissingStud close /> },
  QrCode: { default: () => <QrCode text="https://plumbline.example/job/0123456789abcdef01234567" label="QR" /> },
};
