import { auditWrite } from '../../services/audit/audit-write.ts';
import { transact } from '../../table/core/transact.ts';
import { putSetting, readMaintenanceSetting } from '../../table/settings/setting.ts';
import { OPERATOR } from '../operator.ts';

const nameOf = (isOn: boolean): string => (isOn ? 'on' : 'off');

/** Turns the read-only switch in the table on or off, with an audit entry. Returns whether that changed it. */
export const switchMaintenance = async (isOn: boolean): Promise<boolean> => {
  const stored = await readMaintenanceSetting();
  const wasOn = stored.value === 1;
  if (wasOn === isOn) return false;
  await transact(
    putSetting(stored, { value: isOn ? 1 : 0 }),
    auditWrite(OPERATOR, {
      action: 'change setting',
      subject: { type: 'setting', id: 'maintenance' },
      before: { value: nameOf(wasOn) },
      after: { value: nameOf(isOn) },
    }),
  );
  return true;
};
