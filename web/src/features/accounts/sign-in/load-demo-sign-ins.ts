import ky from 'ky';

export type DemoSignIn = {
  label: string;
  email: string;
  password: string;
  /** Of staff: what an authenticator app shows now. */
  code?: string;
};

/** Only the local cloud says `local`; a deployed site has no demo data and is not asked for any. */
export const loadDemoSignIns = async (): Promise<DemoSignIn[]> => {
  const { local } = await ky.get('/config.json').json<{ local?: boolean }>();
  return local ? ky.get('/__local/demo').json<DemoSignIn[]>() : [];
};
