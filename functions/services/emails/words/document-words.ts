import type { DocumentKind } from '@plumbline/shared/options/document-kinds';
import type { Language } from '@plumbline/shared/options/languages';

/** The name of each kind of document within a sentence. */
export const documentWords: Record<Language, Record<DocumentKind, string>> = {
  en: {
    'journeyman-license': 'journeyman license',
    'master-license': 'master license',
    cdl: 'CDL',
    'osha-10': 'OSHA 10 card',
    'osha-30': 'OSHA 30 card',
    nccer: 'NCCER credential',
    welding: 'welding certificate',
    'first-aid': 'first aid and CPR card',
    'contractor-license': 'contractor license',
    insurance: 'certificate of insurance',
    'w-9': 'W-9',
  },
  es: {
    'journeyman-license': 'licencia de oficial',
    'master-license': 'licencia de maestro',
    cdl: 'CDL',
    'osha-10': 'tarjeta OSHA 10',
    'osha-30': 'tarjeta OSHA 30',
    nccer: 'credencial NCCER',
    welding: 'certificado de soldadura',
    'first-aid': 'tarjeta de primeros auxilios y RCP',
    'contractor-license': 'licencia de contratista',
    insurance: 'certificado de seguro',
    'w-9': 'W-9',
  },
};
