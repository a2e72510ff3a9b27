import type { AuditEntry, AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import { ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { factWords } from './action-words.ts';

const FactValue = ({ name, value }: { name: string; value: AuditFacts[string] }) =>
  name === 'cents' ? <MoneyText cents={Number(value)} bill /> : <span>{String(value)}</span>;

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
