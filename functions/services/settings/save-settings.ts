import type { AdminSettings } from '@plumbline/shared/contracts/admin/settings';
import { transactOr, type Write } from '../../table/core/transact.ts';
import { putSetting, readSettings } from '../../table/settings/setting.ts';
import { auditWrite } from '../audit/audit-write.ts';
import type { Caller } from '../sessions/caller.ts';

type Settings = AdminSettings;

const changed = (staff: Caller, name: keyof Settings, before: string | number, after: string | number): Write =>
  auditWrite(staff, {
    action: 'change setting',
    subject: { type: 'setting', id: name },
    before: { value: before },
    after: { value: after },
  });

/**
 * Returns the values that are only in `from`, as text. The audit log stores the added and removed values, because the
 * whole list can be too long for it.
 */
const difference = (from: readonly string[], to: readonly string[]): string =>
  from.filter((one) => !to.includes(one)).join(', ') || '-';

const sorted = (list: readonly string[] | undefined): string[] | undefined => list && [...new Set(list)].toSorted();

/** Returns an announcement for the audit log: both texts and the last day, so that every change shows. */
const announcementText = (one: Settings['announcement']): string =>
  one ? `${one.en} / ${one.es} (${one.lastDay})` : '-';

/**
 * Saves the settings. Each changed setting and its audit entry are written in the same transaction. Throws
 * `settings_changed`.
 */
export const saveSettings = async (body: Partial<Settings>, caller: Caller): Promise<Settings> => {
  const { stored, ...now } = await readSettings();
  const next: Settings = {
    expirationHours: body.expirationHours ?? now.expirationHours,
    blockedDomains: sorted(body.blockedDomains) ?? now.blockedDomains,
    blockedWords: sorted(body.blockedWords) ?? now.blockedWords,
    announcement: body.announcement === undefined ? now.announcement : body.announcement,
  };
  const writes: Write[] = [];
  if (next.expirationHours !== now.expirationHours) {
    writes.push(
      putSetting(stored.expirationHours, { value: next.expirationHours }),
      changed(caller, 'expirationHours', now.expirationHours, next.expirationHours),
    );
  }
  for (const list of ['blockedDomains', 'blockedWords'] as const) {
    if (next[list].join() === now[list].join()) continue;
    writes.push(
      putSetting(stored[list], { texts: next[list] }),
      changed(caller, list, difference(now[list], next[list]), difference(next[list], now[list])),
    );
  }
  if (JSON.stringify(next.announcement) !== JSON.stringify(now.announcement)) {
    const { en, es, lastDay } = next.announcement ?? {};
    writes.push(
      putSetting(stored.announcement, { ...(en && es && { texts: [en, es] }), ...(lastDay && { lastDay }) }),
      changed(caller, 'announcement', announcementText(now.announcement), announcementText(next.announcement)),
    );
  }
  if (writes.length) await transactOr('settings_changed', ...writes);
  return next;
};
