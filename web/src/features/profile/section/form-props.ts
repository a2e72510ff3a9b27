import type { ProfileView } from '@plumbline/shared/contracts/profiles/profile-shape';

/** What every section's form takes; it closes itself after saving. */
export type FormProps = { profile: ProfileView; onClose: () => void };
