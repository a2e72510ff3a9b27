import { Box } from '@chakra-ui/react';
import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';
import { missingLicenses } from '@plumbline/shared/domain/documents/missing-licenses';
import type { WorkerDocumentKind } from '@plumbline/shared/options/document-kinds';
import { Check, CircleMinus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { documentNames } from '../../components/documents/document-names.ts';
import { Card } from '../../ui/layout/card.tsx';

type LicenseFitProps = {
  /** The licenses that the job asks for. */
  required: readonly WorkerDocumentKind[];
  documents: ProfileView['documents'];
};

/** Says which of a job's licenses the worker has on file. Renders nothing for a job that asks for none. */
export const LicenseFit = ({ required, documents = [] }: LicenseFitProps) => {
  const { t } = useTranslation();
  if (required.length === 0) return null;
  const missing = missingLicenses(required, documents);
  const namesOf = (kinds: readonly WorkerDocumentKind[]) => kinds.map((kind) => t(documentNames[kind])).join(', ');
  const held = required.filter((kind) => !missing.includes(kind));
  const lines = [
    ...(held.length > 0
      ? [{ icon: Check, color: 'success', text: t('On file: {{licenses}}', { licenses: namesOf(held) }) }]
      : []),
    ...(missing.length > 0
      ? [{ icon: CircleMinus, color: 'muted', text: t('Not on file: {{licenses}}', { licenses: namesOf(missing) }) }]
      : []),
  ];
  return (
    <Card as="section" pad display="grid" gap="2" aria-labelledby="license-fit">
      <h2 id="license-fit">{t('Licenses this job asks for')}</h2>
      {lines.map(({ icon: Icon, color, text }) => (
        <Box as="p" key={text} display="flex" gap="2.5" alignItems="baseline" fontSize="control">
          <Box as="span" color={color} transform="translateY(2px)" lineHeight="1">
            <Icon size={16} aria-hidden />
          </Box>
          {text}
        </Box>
      ))}
    </Card>
  );
};
