import type { AuditEntry, AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import { paths } from '@plumbline/shared/options/paths';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { factWords } from './action-words.ts';
import { factText } from './fact-values.ts';

const FactValue = ({ name, value }: { name: string; value: AuditFacts[string] }) => {
  const { t, i18n } = useTranslation();
  if (name === 'cents') return <MoneyText cents={Number(value)} bill />;
  if (name === 'report' || name === 'document')
    return <Link to={paths.admin.task.path(name, String(value))}>{t('Open the task')}</Link>;
  return <span>{factText(t, i18n.language, name, value)}</span>;
};

/** What an action changed: a fact's name with the values before and after; unchanged facts are left out. */
export const EntryFacts = ({ before = {}, after = {} }: Pick<AuditEntry, 'before' | 'after'>) => {
  const { t } = useTranslation();
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
  return names.map((name) => (
    <Fragment key={name}>
      <dt>{t(factWords[name] ?? name)}</dt>
      <dd>
        {before[name] !== undefined && <FactValue name={name} value={before[name]} />}
        {before[name] !== undefined && after[name] !== undefined && <ArrowRight size={16} aria-label={t('became')} />}
        {after[name] !== undefined && <FactValue name={name} value={after[name]} />}
      </dd>
    </Fragment>
  ));
};
