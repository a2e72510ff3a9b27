/** What a worker can show: licenses and cards that an employer asks for. */
export const workerDocumentKinds = [
  'journeyman-license',
  'master-license',
  'cdl',
  'osha-10',
  'osha-30',
  'nccer',
  'welding',
  'first-aid',
] as const;
/** What a company shows to those it works with. */
export const companyDocumentKinds = ['contractor-license', 'insurance', 'w-9'] as const;
export const documentKinds = [...workerDocumentKinds, ...companyDocumentKinds] as const;
export type DocumentKind = (typeof documentKinds)[number];

export type DocumentField = 'trade' | 'cdlClass' | 'state' | 'number' | 'expires';

/** What is asked about each kind. The number of a W-9 is a taxpayer's number, which belongs into the file alone. */
export const documentFields: Record<DocumentKind, readonly DocumentField[]> = {
  'journeyman-license': ['trade', 'state', 'number', 'expires'],
  'master-license': ['trade', 'state', 'number', 'expires'],
  cdl: ['cdlClass', 'state', 'number', 'expires'],
  'osha-10': ['number', 'expires'],
  'osha-30': ['number', 'expires'],
  nccer: ['number', 'expires'],
  welding: ['number', 'expires'],
  'first-aid': ['number', 'expires'],
  'contractor-license': ['trade', 'state', 'number', 'expires'],
  insurance: ['number', 'expires'],
  'w-9': ['expires'],
};

/** Documents of one profile. */
export const MAX_DOCUMENTS = 20;
/** Photos of documents with those that no document names yet. */
export const MAX_DOCUMENT_FILES = 40;
export const MAX_DOCUMENT_NUMBER = 40;

/** Days before its end from which on a document expires soon, and the first reminder goes out. */
export const EXPIRES_SOON_DAYS = 60;
