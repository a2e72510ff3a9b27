import * as z from 'zod';
import { documentValidities } from '../../domain/documents/document-validity.ts';
import { cdlClasses, cdlEndorsements, electricalClasses, epaTypes } from '../../options/background/credentials.ts';
import { classesOf, companyDocumentKinds, documentKinds, MAX_DOCUMENT_NUMBER } from '../../options/document-kinds.ts';
import { usStateCodes } from '../../options/us-states.ts';
import { calendarDay, id, isoDate, line, REQUIRED } from '../fields.ts';
import { fileId, fileView } from '../files/file-shape.ts';
import { trade } from '../trades/trade-fields.ts';

/** The fields of a license, card or certificate. Fields that the kind doesn't have are dropped. */
const facts = {
  kind: z.enum(documentKinds, REQUIRED),
  /** The trade that a license is for. A license without one is for any trade. */
  trade: trade.optional(),
  /** The class of a CDL, which requires it. */
  cdlClass: z.enum(cdlClasses).optional(),
  /** The endorsements of a CDL. */
  endorsements: z.array(z.enum(cdlEndorsements)).max(cdlEndorsements.length).optional(),
  /** The class of a state electrical license, which requires it. */
  electricalClass: z.enum(electricalClasses).optional(),
  /** The type of an EPA 608 certificate, which requires it. */
  epaType: z.enum(epaTypes).optional(),
  /** The two-letter code of the state that issued it. */
  state: z.enum(usStateCodes).optional(),
  number: line(MAX_DOCUMENT_NUMBER).optional(),
  /** The last day on which it is valid (YYYY-MM-DD). */
  expires: calendarDay('Please enter a date').optional(),
};

/** The client creates the id, so that repeating a save adds nothing twice. */
export const documentForm = z.object({ id, ...facts, file: fileId.optional() }).superRefine((document, context) => {
  for (const name of classesOf(document.kind))
    if (!document[name]) context.addIssue({ code: 'custom', message: REQUIRED, path: [name] });
});

/**
 * The decision of staff about the document, after they opened its file. Only its owner sees that it was rejected, and
 * why; others don't see a rejected document.
 */
const documentCheck = z.object({
  state: z.enum(['checked', 'rejected']),
  date: isoDate,
  reason: z.string().optional(),
});

/** A document as one viewer sees it. The number, the last day and the photo require open contact details. */
export const documentView = z.object({
  id,
  ...facts,
  validity: z.enum(documentValidities),
  file: fileView.optional(),
  check: documentCheck.optional(),
});
export type DocumentView = z.output<typeof documentView>;

/**
 * A company's paper as another company sees it before the two connect: what it is and until when, without its number
 * and its file.
 */
export const companyPaper = z.object({
  kind: z.enum(companyDocumentKinds),
  trade: facts.trade,
  state: facts.state,
  expires: facts.expires,
  validity: z.enum(documentValidities),
  /** When staff checked it; absent when they have not. */
  checkedAt: isoDate.optional(),
});
export type CompanyPaper = z.output<typeof companyPaper>;
