import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/layout/card.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { iconSet } from './icon-set.ts';

/** /icons: the icon set in use [SHL-01]. */
export const IconsPage = () => {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('Icons')}>{t('What the icons on Plumbline mean.')}</PageHeader>
      {iconSet.map(({ title, icons }) => (
        <Card pad as="section" key={title} display="grid" gap="4">
          <h2>{t(title)}</h2>
          <Box
            as="ul"
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(200px, 1fr))"
            columnGap="6"
            rowGap="3"
            listStyleType="none"
          >
            {icons.map(([Icon, name]) => (
              <Box as="li" key={name} display="flex" alignItems="center" gap="3">
                <Icon size={20} strokeWidth={1.75} aria-hidden />
                {t(name)}
              </Box>
            ))}
          </Box>
        </Card>
      ))}
    </>
  );
};
