import { useTranslation } from 'react-i18next';
import { useSessionKind } from '../../lib/session/session.ts';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { toolboxTabItems } from './toolbox-tab-items.ts';

/** The toolbox's tabs, which are below the header of each of its pages [TBX-02, TBX-03]. */
export const ToolboxTabs = () => {
  const { t } = useTranslation();
  const items = toolboxTabItems(useSessionKind());
  return <TabLinks label={t('Toolbox')} items={items.map(({ to, label }) => ({ to, label: t(label) }))} />;
};
