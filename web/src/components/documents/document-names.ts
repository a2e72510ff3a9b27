import type { DocumentView } from '@plumbline/shared/contracts/documents/document-shape';
import type { DocumentKind } from '@plumbline/shared/options/document-kinds';
import { useTranslation } from 'react-i18next';
import { msg } from '../../lib/msg.ts';

export const documentNames: Record<DocumentKind, string> = {
  'journeyman-license': msg('Journeyman license'),
  'master-license': msg('Master license'),
  cdl: msg('CDL'),
  'osha-10': msg('OSHA 10 card'),
  'osha-30': msg('OSHA 30 card'),
  nccer: msg('NCCER credential'),
  welding: msg('Welding certificate'),
  'first-aid': msg('First aid and CPR card'),
  'contractor-license': msg('Contractor license'),
  insurance: msg('Certificate of insurance'),
  'w-9': msg('W-9'),
};

/** Returns a function that names a document. A CDL is named with its class. */
export const useDocumentName = (): ((document: Pick<DocumentView, 'kind' | 'cdlClass'>) => string) => {
  const { t } = useTranslation();
  return ({ kind, cdlClass }) =>
    cdlClass ? `${t(documentNames[kind])}, ${t('Class {{name}}', { name: cdlClass })}` : t(documentNames[kind]);
};
