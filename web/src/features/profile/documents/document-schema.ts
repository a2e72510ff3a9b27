import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import { calendarDay, REQUIRED } from '@plumbline/shared/contracts/fields';
import { fileId } from '@plumbline/shared/contracts/files/file-shape';
import {
  type CdlEndorsement,
  cdlClasses,
  cdlEndorsements,
  electricalClasses,
  epaTypes,
} from '@plumbline/shared/options/background/credentials';
import {
  classesOf,
  type DocumentKind,
  MAX_DOCUMENT_NUMBER,
  MAX_DOCUMENTS,
} from '@plumbline/shared/options/document-kinds';
import { usStateCodes } from '@plumbline/shared/options/us-states';
import * as z from 'zod';
import { choice } from '../../../lib/forms/form-choice.ts';
import { newId } from '../../../lib/new-id.ts';

/** A photo by its id, and its name to show. */
const photo = z.object({ id: fileId, name: z.string() });
export type DocumentPhoto = z.output<typeof photo>;

const entryOf = (kinds: readonly DocumentKind[]) =>
  z
    .object({
      id: z.string(),
      kind: z.enum(kinds, REQUIRED),
      trade: choice(z.string()),
      cdlClass: choice(z.enum(cdlClasses)),
      endorsements: z.array(z.enum(cdlEndorsements)),
      electricalClass: choice(z.enum(electricalClasses)),
      epaType: choice(z.enum(epaTypes)),
      state: choice(z.enum(usStateCodes)),
      number: z.string().trim().max(MAX_DOCUMENT_NUMBER),
      expires: choice(calendarDay('Please enter a date')),
      photo: photo.nullable(),
    })
    .superRefine((entry, context) => {
      for (const name of classesOf(entry.kind))
        if (!entry[name]) context.addIssue({ code: 'custom', message: REQUIRED, path: [name] });
    })
    .transform(({ photo: file, number, endorsements, ...rest }) => ({
      ...rest,
      endorsements: endorsements.length > 0 ? endorsements : undefined,
      number: number || undefined,
      file: file?.id,
    }));

export const documentsSchema = (kinds: readonly DocumentKind[]) =>
  z.object({ documents: z.array(entryOf(kinds)).max(MAX_DOCUMENTS) });

/** A document as its form has it. An empty text means no choice. */
export type DocumentValues = {
  id: string;
  kind: DocumentKind | '';
  trade: string;
  cdlClass: string;
  endorsements: CdlEndorsement[];
  electricalClass: string;
  epaType: string;
  state: string;
  number: string;
  expires: string;
  photo: DocumentPhoto | null;
};

export const newDocument = (): DocumentValues => ({
  id: newId(),
  kind: '',
  trade: '',
  cdlClass: '',
  endorsements: [],
  electricalClass: '',
  epaType: '',
  state: '',
  number: '',
  expires: '',
  photo: null,
});

export const documentValues = ({ file, validity: _, ...saved }: DocumentView): DocumentValues => ({
  ...newDocument(),
  ...Object.fromEntries(Object.entries(saved).filter(([, value]) => value !== undefined)),
  photo: file ? { id: file.id, name: file.name } : null,
});
