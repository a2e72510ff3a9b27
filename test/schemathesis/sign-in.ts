/**
 * `node sign-in.ts company|seeker|support [origin]`: prints an access token of the demo's account, which is valid for
 * 15 minutes.
 */
const [role = 'company', origin = 'http://localhost:3000'] = process.argv.slice(2);

const post = async (path: string, body: object): Promise<unknown> => {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
};

type SignedIn = { accessToken: string };
type AskedForCode = { secondFactor: { challenge: string } };

const email = `demo.${role}@plumbline.test`;
const answer = (await post('/api/auth/login', { email, password: 'Plumbline!2026' })) as SignedIn | AskedForCode;
const { accessToken } =
  'accessToken' in answer
    ? answer
    : ((await post('/api/auth/second-factor', {
        challenge: answer.secondFactor.challenge,
        code: await (await fetch(`${origin}/__local/code`)).text(),
      })) as SignedIn);
console.log(accessToken);
