import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import type { CdlEndorsement } from '@plumbline/shared/options/background/credentials';
import type { DocumentClass, DocumentKind } from '@plumbline/shared/options/document-kinds';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

export const documentNames: Record<DocumentKind, string> = {
  'journeyman-license': msg('Journeyman license'),
  'master-license': msg('Master license'),
  'electrical-license': msg('State electrical license'),
  cdl: msg('CDL'),
  'osha-10': msg('OSHA 10 card'),
  'osha-30': msg('OSHA 30 card'),
  nccer: msg('NCCER credential'),
  welding: msg('Welding certificate'),
  'epa-608': msg('EPA 608 certificate'),
  backflow: msg('Backflow tester certificate'),
  forklift: msg('Forklift card'),
  'aerial-lift': msg('Aerial lift card'),
  rigging: msg('Rigger and signal card'),
  'first-aid': msg('First aid and CPR card'),
  twic: msg('TWIC card'),
  'union-card': msg('Union card'),
  'contractor-license': msg('Contractor license'),
  insurance: msg('Certificate of insurance'),
  'workers-compensation': msg("Workers' compensation certificate"),
  'w-9': msg('W-9'),
};

/** The endorsements of a CDL: its letter and what it allows. */
export const endorsementNames: Record<CdlEndorsement, string> = {
  H: msg('H, hazardous materials'),
  N: msg('N, tank'),
  P: msg('P, passengers'),
  S: msg('S, school bus'),
  T: msg('T, doubles and triples'),
  X: msg('X, tank and hazardous materials'),
};

type NamedDocument = Pick<DocumentView, 'kind' | 'endorsements' | DocumentClass>;

/** Returns a function that names a document, with its class and endorsements: 'CDL, Class A, H N'. */
export const useDocumentName = (): ((document: NamedDocument) => string) => {
  const { t } = useTranslation();
  return ({ kind, cdlClass, electricalClass, epaType, endorsements = [] }) =>
    [
      t(documentNames[kind]),
      cdlClass && t('Class {{name}}', { name: cdlClass }),
      electricalClass && t(electricalClass),
      epaType && t(epaType),
      endorsements.join(' '),
    ]
      .filter(Boolean)
      .join(', ');
};
