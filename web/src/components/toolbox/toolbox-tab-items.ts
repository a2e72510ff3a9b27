import type { ProfileKind } from '@plumbline/shared/domain/profile/profile-kind';
import { paths } from '@plumbline/shared/options/paths';
import { msg } from '../../lib/msg.ts';

const { toolbox } = paths;

const connections = { to: toolbox.connections.path(), label: msg('Connections') };
const settings = { to: toolbox.settings.path(), label: msg('Notification Settings') };
const billing = { to: toolbox.billing.path(), label: msg('Billing') };
const users = { to: toolbox.usersManagement.path(), label: msg('User Management') };
const password = { to: toolbox.changePassword.path(), label: msg('Change Password') };

const company = [connections, settings, billing, users, password];

const tabs: Record<ProfileKind, readonly { to: string; label: string }[]> = {
  candidate: [connections, settings, password],
  provider: company,
  vendor: company,
  educational: [settings, password],
  admin: [],
  none: [],
};

/** The toolbox's tabs for a kind of account. Their texts are translated where they show [TBX-02, TBX-03]. */
export const toolboxTabItems = (kind: ProfileKind) => tabs[kind];
