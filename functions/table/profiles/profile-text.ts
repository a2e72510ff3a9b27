import type { companyPart, seekerPart } from '@plumbline/shared/contracts/profiles/profile-shape';
import {
  any,
  BatchGetRequest,
  DeleteTransaction,
  type FormattedItem,
  item,
  PutTransaction,
  string,
} from 'dynamodb-toolbox';
import type { z } from 'zod';
import { Entity, keyTemplate } from '../core/entity.ts';
import { table } from '../core/table.ts';

type WholeSeeker = z.output<typeof seekerPart>;
type WholeCompany = z.output<typeof companyPart>;

/** The long texts of a profile, in a separate item because they can exceed 4 KB. */
export const ProfileText = new Entity({
  name: 'ProfileText',
  table,
  timestamps: false,
  schema: item({
    id: string().key(),
    /** Rich text (HTML). */
    description: string(),
    formalTrainingDescription: string().optional(),
    handsOnExperienceDescription: string().optional(),
    previousCompaniesWorkedFor: any().optional().castAs<WholeSeeker['previousCompaniesWorkedFor'] | undefined>(),
    references: any().optional().castAs<WholeSeeker['references'] | undefined>(),
    affiliations: any().optional().castAs<WholeCompany['affiliations'] | undefined>(),
  }),
  computeKey: keyTemplate('PROFILE#{id}', 'TEXT'),
});
export type ProfileTextItem = FormattedItem<typeof ProfileText>;

type SeekerTexts = Pick<
  WholeSeeker,
  'formalTrainingDescription' | 'handsOnExperienceDescription' | 'previousCompaniesWorkedFor' | 'references'
>;
/** The part of a seeker that the profile item has: short answers, and the number of references. */
export type SeekerPart = Partial<Omit<WholeSeeker, keyof SeekerTexts>> & { referenceCount?: number };
export type CompanyPart = Partial<Omit<WholeCompany, 'affiliations'>> & {
  licensed?: boolean;
  licensedForSpecificProducts?: boolean;
  /** The trades that a school teaches. */
  tradesTaught?: string[];
};

const defined = <T extends object>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)) as Partial<T>;

/** Splits a seeker's part into the answers of the profile item and the texts of the text item. */
export const splitSeekerPart = <P extends Partial<Record<keyof SeekerTexts, unknown>>>(part: P) => {
  const {
    formalTrainingDescription,
    handsOnExperienceDescription,
    previousCompaniesWorkedFor,
    references,
    ...answers
  } = part as P & Partial<SeekerTexts>;
  return {
    answers: { ...answers, ...(references && { referenceCount: references.length }) },
    texts: defined({
      formalTrainingDescription,
      handsOnExperienceDescription,
      previousCompaniesWorkedFor,
      references,
    }),
  };
};

/** Splits a company's part into long texts and the rest. */
export const splitCompanyPart = <P extends { affiliations?: string[] | undefined }>({
  affiliations,
  ...answers
}: P) => ({
  answers,
  texts: defined({ affiliations }),
});

export const putProfileText = (text: ProfileTextItem) => ProfileText.build(PutTransaction).item(text);
export const deleteProfileText = (id: string) => ProfileText.build(DeleteTransaction).key({ id });
export const profileTextRequest = (id: string) => ProfileText.build(BatchGetRequest).key({ id });
