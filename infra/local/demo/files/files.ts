import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '@plumbline/functions/platform/ids';
import { checkContent } from '@plumbline/functions/services/files/contents/content';
import { originalKey, thumbnailKey } from '@plumbline/functions/services/files/file-keys';
import { documentExpiries, putDocumentExpiry } from '@plumbline/functions/table/profiles/document-expiry';
import {
  putProfileFiles,
  type StoredDocument,
  type StoredFile,
} from '@plumbline/functions/table/profiles/profile-files';
import type { FilePurpose } from '@plumbline/shared/options/files';
import { at, type Item, itemOf } from '../items/items.ts';
import { DEMO_SEEKER_INDEX, TRAVIS_INDEX } from '../people/featured-seekers.ts';
import { daysBefore } from '../world/dates.ts';
import type { DemoWorld } from '../world/records.ts';
import { resumePdf } from './resume-pdf.ts';

const pictures = join(import.meta.dirname, '../pictures/made');
const read = (name: string): Buffer => readFileSync(join(pictures, `${name}.webp`));

/** A file of a profile with its bytes. A photo is its own large thumbnail, because thumbnails are never enlarged. */
export type DemoFile = { profile: string; file: StoredFile; bytes: Buffer; small?: Buffer };

/** A photo of the showcase with its caption. */
type ShowcasePhoto = readonly [picture: string, caption: string];

const logos: Record<string, string> = {
  'Lakeland Framing & Exteriors': 'lakeland',
  'Kosciusko Truss': 'kosciusko',
  'Beaver Dam Cabinet & Trim': 'beaverDam',
  'Stellar Concrete Works': 'stellar',
  'Hoosier Timber Homes': 'hoosier',
  'Blue Heron Concrete': 'blueHeron',
  'Maple City Decks': 'mapleCity',
};

const showcases: Record<string, readonly ShowcasePhoto[]> = {
  'Lakeland Framing & Exteriors': [
    ['wall', 'First floor walls, Winona Lake'],
    ['trusses', 'Truss day in Leesburg'],
    ['siding', 'Lap siding and trim, Syracuse'],
    ['deck', 'Deck on Chapman Lake'],
    ['shingles', 'Dried in before the snow'],
  ],
  'Kosciusko Truss': [
    ['trusses', '64 trusses, set in a morning'],
    ['wall', 'Panels with the openings framed'],
  ],
  'Beaver Dam Cabinet & Trim': [['cabinets', 'Red oak, built and hung by us']],
  'Stellar Concrete Works': [
    ['concrete', 'Twelve-foot foundation wall'],
    ['rebar', 'Garage slab, steel on chairs'],
  ],
  'Hoosier Timber Homes': [
    ['trusses', 'Roof of a lake house'],
    ['deck', 'White oak deck'],
  ],
  'Blue Heron Concrete': [['rebar', 'Number 5 bars, 12 inches each way']],
  'Maple City Decks': [['deck', 'Goshen, two weekends']],
};

/** The pictures of other companies, by their trade. */
const byTrade: Record<string, readonly ShowcasePhoto[]> = {
  electrical: [['conduit', 'Five runs, one bend']],
  plumbing: [['tile', 'Ready for the fixtures']],
  flooring: [['tile', 'Porcelain, 24 by 24']],
  roofing: [['shingles', 'Architectural shingles with a new vent']],
};

const portraits = new Map([
  [DEMO_SEEKER_INDEX, 'atTheWall'],
  [TRAVIS_INDEX, 'underRafters'],
  [5, 'atDusk'],
]);
const resumes = [DEMO_SEEKER_INDEX, TRAVIS_INDEX];
const RESUME_DAYS = 20;

type FileSource = { profile: string; purpose: FilePurpose; name: string; bytes: Buffer; createdAt: string };

/**
 * Returns a file's record, checked and stored as for an upload. The id starts with that of the profile, as in the
 * bucket.
 */
const fileOf = async (
  { profile, purpose, name, bytes, createdAt }: FileSource,
  caption?: string,
): Promise<StoredFile> => ({
  id: profile + hashOf(`${profile} ${purpose} ${name}`).slice(0, profile.length),
  purpose,
  name,
  ...(await checkContent(purpose, bytes)),
  version: 1,
  createdAt,
  ...(caption && { caption }),
});

const photo = async (
  { id: profile, createdAt }: { id: string; createdAt: string },
  purpose: FilePurpose,
  picture: string,
  caption?: string,
): Promise<DemoFile> => {
  const bytes = read(picture);
  const file = await fileOf({ profile, purpose, name: `${picture}.webp`, bytes, createdAt }, caption);
  return { profile, file, bytes, small: read(`${picture}.small`) };
};

const ofCompany = (company: DemoWorld['companies'][number]): Promise<DemoFile>[] => {
  const { name, tradeTemplate } = company;
  const logo = logos[name];
  const shown = showcases[name] ?? byTrade[tradeTemplate] ?? [];
  return [
    ...(logo ? [photo(company, 'profilePhoto', logo)] : []),
    ...shown.map(([picture, caption]) => photo(company, 'showcase', picture, caption)),
  ];
};

const resumeOf = async (seeker: DemoWorld['seekers'][number], now: Date): Promise<DemoFile> => {
  const bytes = resumePdf(seeker);
  const name = `${seeker.name} ${seeker.lastName}.pdf`;
  const createdAt = daysBefore(now, RESUME_DAYS);
  const file = await fileOf({ profile: seeker.id, purpose: 'resume', name, bytes, createdAt });
  return { profile: seeker.id, file, bytes };
};

/** Returns the demo files: logos, showcases, a few photos of people and two resumes. */
export const demoFiles = ({ companies, seekers }: DemoWorld, now: Date): Promise<DemoFile[]> =>
  Promise.all([
    ...companies.flatMap(ofCompany),
    ...[...portraits].map(([index, picture]) => photo(at(seekers, index), 'profilePhoto', picture)),
    ...resumes.map((index) => resumeOf(at(seekers, index), now)),
  ]);

/** Returns the items with the files and the documents of each profile. */
export const fileItems = (
  files: readonly DemoFile[],
  documents: ReadonlyMap<string, StoredDocument[]> = new Map(),
): Item[] =>
  [...Map.groupBy(files, ({ profile }) => profile)].flatMap(([profile, own]) => [
    itemOf(
      putProfileFiles(
        profile,
        own.map(({ file }) => file),
        undefined,
        documents.get(profile),
      ),
    ),
    ...documentExpiries(profile, documents.get(profile) ?? []).map((expiry) => itemOf(putDocumentExpiry(expiry))),
  ]);

/** Returns the objects of a file in the bucket. */
export const objectsOf = ({ file: { id, type }, bytes, small }: DemoFile) => [
  { key: originalKey(id), bytes, type },
  ...(small
    ? [
        { key: thumbnailKey(id, 'small'), bytes: small, type },
        { key: thumbnailKey(id, 'large'), bytes, type },
      ]
    : []),
];
