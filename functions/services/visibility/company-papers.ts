import type { CompanyPaper } from '@plumbline/shared/contracts/documents/document-shape';
import { businessDay } from '@plumbline/shared/domain/dates/business-day';
import { documentValidity, isRejected } from '@plumbline/shared/domain/documents/document-validity';
import { companyDocumentKinds } from '@plumbline/shared/options/document-kinds';
import { now } from '../../platform/clock.ts';
import type { ProfileFilesItem, StoredDocument } from '../../table/profiles/profile-files.ts';

/** The order of the papers, starting with the one that owners of projects need most. */
const order = [
  'insurance',
  'workers-compensation',
  'contractor-license',
  'w-9',
] as const satisfies readonly CompanyPaper['kind'][];

type StoredPaper = StoredDocument & { kind: CompanyPaper['kind'] };

const isPaper = (document: StoredDocument): document is StoredPaper =>
  companyDocumentKinds.some((kind) => kind === document.kind);

/**
 * Returns the papers of a company for the owner of a project that it may join: what they are and until when. Numbers
 * and files open with the connection, and only the company itself sees expired papers. Absent when there are none.
 */
export const companyPapers = (files: ProfileFilesItem | undefined): { papers?: CompanyPaper[] } => {
  const today = businessDay(now());
  const kept = (files?.documents ?? []).filter(isPaper).filter((paper) => !isRejected(paper));
  const papers = kept.map(({ kind, trade, state, expires, check }) => ({
    kind,
    ...(trade && { trade }),
    ...(state && { state }),
    ...(expires && { expires }),
    validity: documentValidity(expires, today),
    ...(check && { checkedAt: check.date }),
  }));
  const shown = papers.filter(({ validity }) => validity !== 'expired');
  return shown.length > 0
    ? { papers: shown.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind)) }
    : {};
};
