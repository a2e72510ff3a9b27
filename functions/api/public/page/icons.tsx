import { trusted } from './html.ts';

const shapes = {
  banknote: [
    '<rect width="20" height="12" x="2" y="6" rx="2"/><circle cx="12" cy="12" r="2"/>',
    '<path d="M6 12h.01M18 12h.01"/>',
  ],
  calendar: [
    '<path d="M8 2v3"/><path d="M16 2v3"/><rect x="3" y="3" width="18" height="18" rx="2"/>',
    '<path d="M3 9h18"/>',
  ],
  'eye-off': [
    '<path d="M10.733 5.076a10.744 10.744 0 0 1 11.205 6.575 1 1 0 0 1 0 .696 10.747 10.747 0 0 1-1.444 2.49"/>',
    '<path d="M14.084 14.158a3 3 0 0 1-4.242-4.242"/>',
    '<path d="M17.479 17.499a10.75 10.75 0 0 1-15.417-5.151 1 1 0 0 1 0-.696 10.75 10.75 0 0 1 4.446-5.143"/>',
    '<path d="m2 2 20 20"/>',
  ],
  'graduation-cap': [
    '<path d="M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 ',
    '3.908a2 2 0 0 0 1.66 0z"/>',
    '<path d="M22 10v6"/><path d="M6 12.5V16a6 3 0 0 0 12 0v-3.5"/>',
  ],
  'map-pin': [
    '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"/>',
    '<circle cx="12" cy="10" r="3"/>',
  ],
  search: ['<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>'],
  'search-x': [
    '<path d="m13.5 8.5-5 5"/><path d="m8.5 8.5 5 5"/><circle cx="11" cy="11" r="8"/>',
    '<path d="m21 21-4.3-4.3"/>',
  ],
  'chevron-right': ['<path d="m9 18 6-6-6-6"/>'],
  bell: [
    '<path d="M10.268 21a2 2 0 0 0 3.464 0"/><path d="M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 ',
    '.74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326"/>',
  ],
  bookmark: ['<path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z"/>'],
  share: [
    '<circle cx="18" cy="5" r="3"/><circle cx="6" cy="12" r="3"/><circle cx="18" cy="19" r="3"/>',
    '<path d="m8.6 13.5 6.8 4M15.4 6.5l-6.8 4"/>',
  ],
  flag: ['<path d="M4 15s1-1 4-1 5 2 8 2 4-1 4-1V3s-1 1-4 1-5-2-8-2-4 1-4 1z"/><path d="M4 22v-7"/>'],
  check: ['<circle cx="12" cy="12" r="10"/><path d="m9 12 2 2 4-4"/>'],
} as const;
export type IconName = keyof typeof shapes;

export const Icon = ({ name, small = false }: { name: IconName; small?: boolean }) => (
  <svg class={small ? 'icon s' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    {trusted(shapes[name].join(''))}
  </svg>
);

const BRAND = 'M1 0h14v2H1zM7 2h2v8H7zM6.2 10h3.6v3H6.2zM2 14h12v2c0 5-3.6 9.5-6 14-2.4-4.5-6-9-6-14z';

export const BrandMark = () => (
  <svg viewBox="0 0 16 30" aria-hidden="true">
    <path d={BRAND} />
  </svg>
);
