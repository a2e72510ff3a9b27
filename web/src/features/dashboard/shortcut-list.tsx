import { Box } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSessionKind } from '../../lib/session/session.ts';
import { ListCard } from '../../ui/lists/list-card.tsx';
import { ShortcutLink } from './shortcut-link.ts';
import { shortcutsOf } from './shortcuts.ts';

/** The links of the dashboard [SHL-03]. */
export const ShortcutList = () => {
  const { t } = useTranslation();
  const heading = useId();
  const kind = useSessionKind();
  return (
    <Box as="section" aria-labelledby={heading} display="grid" gap="3.5">
      <h2 id={heading}>{t('Shortcuts')}</h2>
      <ListCard>
        {shortcutsOf(kind).map(({ icon: Icon, title, help, to }) => (
          <li key={to}>
            <ShortcutLink to={to}>
              <Icon size={20} aria-hidden />
              <span>
                <Box as="h3" lineHeight="1.3">
                  {t(title)}
                </Box>
                <Box as="span" display="block" color="muted" textStyle="small">
                  {t(help)}
                </Box>
              </span>
              <ChevronRight size={20} aria-hidden />
            </ShortcutLink>
          </li>
        ))}
      </ListCard>
    </Box>
  );
};
