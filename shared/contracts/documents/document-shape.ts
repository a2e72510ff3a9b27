import * as z from 'zod';
import { documentValidities } from '../../domain/documents/document-validity.ts';
import { cdlClasses } from '../../options/background/credentials.ts';
import { documentKinds, MAX_DOCUMENT_NUMBER } from '../../options/document-kinds.ts';
import { usStateCodes } from '../../options/us-states.ts';
import { calendarDay, id, line, REQUIRED } from '../fields.ts';
import { fileId, fileView } from '../files/file-shape.ts';
import { trade } from '../trades/trade-fields.ts';

/** A license, a card or a certificate; what a kind does not ask is dropped. */
const facts = {
  kind: z.enum(documentKinds, REQUIRED),
  /** The trade a license is for; of any when it is left out. */
  trade: trade.optional(),
  /** Of a CDL, where it must be given. */
  cdlClass: z.enum(cdlClasses).optional(),
  /** The two letters of the state that issued it. */
  state: z.enum(usStateCodes).optional(),
  number: line(MAX_DOCUMENT_NUMBER).optional(),
  /** Its last day, YYYY-MM-DD. */
  expires: calendarDay('Please enter a date').optional(),
};

/** The sender makes the id, so that a save that is sent again adds nothing twice. */
export const documentForm = z
  .object({ id, ...facts, file: fileId.optional() })
  .superRefine(({ kind, cdlClass }, context) => {
    if (kind === 'cdl' && !cdlClass) context.addIssue({ code: 'custom', message: REQUIRED, path: ['cdlClass'] });
  });

/** A document as answered to one viewer: number, last day and photo only where the contact details are open. */
export const documentView = z.object({ id, ...facts, validity: z.enum(documentValidities), file: fileView.optional() });
export type DocumentView = z.output<typeof documentView>;
