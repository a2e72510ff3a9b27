import { AccessEntry, type AccessEntryItem } from '../../table/access/access-entry.ts';
import { ContactAccess } from '../../table/access/contact-access.ts';
import { eventsOfContactAccess, eventsOfEntry, putCompanyEvent } from '../../table/activity/company-event.ts';
import { formatItem } from '../../table/core/stored/format-item.ts';
import type { Image, ItemChange } from '../../table/core/stream.ts';

const entryOf = (image: Image | undefined): AccessEntryItem | undefined => image && formatItem(AccessEntry, image);

/** Adds events to companies' activity lists when access entries change. */
export const projectEntryEvents = async (changes: ItemChange[]): Promise<void> => {
  for (const change of changes) {
    const [before, after] = [entryOf(change.before), entryOf(change.after)];
    if (!after || (before?.state === after.state && before.date === after.date)) continue;
    for (const event of eventsOfEntry(after)) await putCompanyEvent(event).send();
  }
};

/** Adds an unlock to the company's activity list, where it stays after a refund. */
export const projectContactAccessEvents = async (changes: ItemChange[]): Promise<void> => {
  for (const { before, after } of changes) {
    if (before || !after) continue;
    for (const event of eventsOfContactAccess(formatItem(ContactAccess, after))) {
      await putCompanyEvent(event).send();
    }
  }
};
