import type { AuditFacts } from '@plumbline/shared/contracts/admin/audit-log';
import { formatDate } from '@plumbline/shared/domain/dates/dates';
import { products } from '@plumbline/shared/options/products';
import type { StaffAction } from '@plumbline/shared/options/staff-actions';
import type { TFunction } from 'i18next';
import { documentNames } from '../../../components/documents/document-names.ts';
import { msg } from '../../../lib/msg.ts';
import { staffRoleWords } from '../../../lib/staff/role-words.ts';
import { kindWords as accountKindWords, paymentWords, statusWords } from '../accounts/account-words.ts';
import { outcomeWords, kindWords as reportKindWords } from '../reports/report-state-words.ts';
import { reportStateWords, stateWords } from '../requests/request-state-words.ts';
import { actionWords } from './action-words.ts';

type Words = Readonly<Record<string, string>>;

/** The states of payments, unlock reports and support requests. */
const states: Words = {
  ...paymentWords,
  ...stateWords,
  ...reportStateWords,
  fulfilled: paymentWords.paid,
  succeeded: msg('Paid, not delivered'),
  created: paymentWords.open,
  processing: msg('Being paid'),
  failed: paymentWords.declined,
};

/** The words for the stored values of a fact, by its name. A value without a word is shown as it is stored. */
const valueWords: Readonly<Record<string, Words>> = {
  state: states,
  status: { ...statusWords, ...states },
  kind: { ...accountKindWords, ...documentNames, ...reportKindWords },
  outcome: outcomeWords,
  role: staffRoleWords,
  action: actionWords,
};

const DATE = /^\d{4}-\d{2}-\d{2}(T|$)/;

/** Returns the value of a fact in the reader's language. */
export const factText = (t: TFunction, locale: string, name: string, value: AuditFacts[string]): string => {
  if (typeof value !== 'string') return String(value);
  if (name === 'actions')
    return value
      .split(', ')
      .map((each) => t(actionWords[each as StaffAction] ?? each))
      .join(', ');
  if (DATE.test(value)) return formatDate(value, { locale });
  // Names of products and roles are keys of the translations themselves.
  return t(valueWords[name]?.[value] ?? value);
};

/** The names of the settings, which are stored as they are called in code. */
const settingWords: Words = {
  expirationHours: msg('Hours a match lasts'),
  blockedDomains: msg('Blocked email domains'),
  blockedWords: msg('Blocked words and links'),
  announcement: msg('Announcement'),
  maintenance: msg('Maintenance'),
};

/** Returns the name of a subject that has none in the history: a product, a setting, or an id. */
export const unnamedSubject = (t: TFunction, type: string, id: string): string => {
  if (type === 'product') return t(products.find(({ slug }) => slug === id)?.name ?? id);
  return type === 'setting' ? t(settingWords[id] ?? id) : id;
};
