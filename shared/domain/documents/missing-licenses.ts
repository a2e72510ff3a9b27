import { type WorkerDocumentKind, workerDocumentKinds } from '../../options/document-kinds.ts';
import { type DocumentValidity, isRejected } from './document-validity.ts';

/** A license or card that is as good as another one. */
const covers: Partial<Record<WorkerDocumentKind, WorkerDocumentKind>> = {
  'osha-30': 'osha-10',
  'master-license': 'journeyman-license',
};

type CheckedDocument = { kind: string; validity: DocumentValidity; check?: { state: string } | undefined };

/**
 * Returns the licenses that a worker holds, with those that they cover. An expired one and one that staff rejected
 * don't count.
 */
export const heldLicenses = (documents: readonly CheckedDocument[]): WorkerDocumentKind[] => {
  const held = new Set<string>();
  for (const { kind, validity, check } of documents) {
    if (validity === 'expired' || isRejected({ check })) continue;
    held.add(kind);
    const covered = covers[kind as WorkerDocumentKind];
    if (covered) held.add(covered);
  }
  return workerDocumentKinds.filter((kind) => held.has(kind));
};

/** Returns the licenses that a job asks for and a worker doesn't hold. */
export const missingLicenses = (
  required: readonly WorkerDocumentKind[],
  documents: readonly CheckedDocument[],
): WorkerDocumentKind[] => {
  const held = heldLicenses(documents);
  return required.filter((kind) => !held.includes(kind));
};
