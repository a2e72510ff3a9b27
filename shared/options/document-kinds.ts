import { cdlClasses, electricalClasses, epaTypes } from './background/credentials.ts';

/** The licenses and cards of a worker. */
export const workerDocumentKinds = [
  'journeyman-license',
  'master-license',
  'electrical-license',
  'cdl',
  'osha-10',
  'osha-30',
  'nccer',
  'welding',
  'epa-608',
  'backflow',
  'forklift',
  'aerial-lift',
  'rigging',
  'first-aid',
  'twic',
  'union-card',
] as const;
export type WorkerDocumentKind = (typeof workerDocumentKinds)[number];
/** The documents of a company, which only companies that it works with can see. */
export const companyDocumentKinds = ['contractor-license', 'insurance', 'workers-compensation', 'w-9'] as const;
export const documentKinds = [...workerDocumentKinds, ...companyDocumentKinds] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The classes of the kinds that have them. A document of such a kind needs its class. */
export const documentClasses = { cdlClass: cdlClasses, electricalClass: electricalClasses, epaType: epaTypes } as const;
export type DocumentClass = keyof typeof documentClasses;

export type DocumentField = 'trade' | DocumentClass | 'endorsements' | 'state' | 'number' | 'expires';

/**
 * The fields of each kind. A W-9 has no number field, because its number is a taxpayer's number, which stays in the
 * file only.
 */
export const documentFields: Record<DocumentKind, readonly DocumentField[]> = {
  'journeyman-license': ['trade', 'state', 'number', 'expires'],
  'master-license': ['trade', 'state', 'number', 'expires'],
  'electrical-license': ['electricalClass', 'state', 'number', 'expires'],
  cdl: ['cdlClass', 'endorsements', 'state', 'number', 'expires'],
  'osha-10': ['number', 'expires'],
  'osha-30': ['number', 'expires'],
  nccer: ['number', 'expires'],
  welding: ['number', 'expires'],
  'epa-608': ['epaType', 'number'],
  backflow: ['state', 'number', 'expires'],
  forklift: ['number', 'expires'],
  'aerial-lift': ['number', 'expires'],
  rigging: ['number', 'expires'],
  'first-aid': ['number', 'expires'],
  twic: ['number', 'expires'],
  'union-card': ['trade', 'number', 'expires'],
  'contractor-license': ['trade', 'state', 'number', 'expires'],
  insurance: ['number', 'expires'],
  'workers-compensation': ['state', 'number', 'expires'],
  'w-9': ['expires'],
};

/** The classes that a document of the kind needs. */
export const classesOf = (kind: DocumentKind): DocumentClass[] =>
  (Object.keys(documentClasses) as DocumentClass[]).filter((name) => documentFields[kind].includes(name));

/** The most documents of one profile. */
export const MAX_DOCUMENTS = 20;
/** The most photos of documents, including uploaded ones that no document refers to yet. */
export const MAX_DOCUMENT_FILES = 40;
export const MAX_DOCUMENT_NUMBER = 40;

/** The number of days before its last day at which a document expires soon and the first reminder is sent. */
export const EXPIRES_SOON_DAYS = 60;
