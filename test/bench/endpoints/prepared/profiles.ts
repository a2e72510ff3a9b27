import { saveDocuments } from '@plumbline/shared/contracts/documents/documents';
import * as contract from '@plumbline/shared/contracts/profiles/profiles';
import { newId } from '../../../../functions/platform/ids.ts';
import { candidateForm } from '../../../support/people/profile-forms.ts';
import { companyForm, newAccount, newSeeker } from '../scenes/people.ts';
import type { Preparations } from './preparation.ts';

const card = () => ({ id: newId(), kind: 'osha-10', number: '10-4821' });

export const profiles: Preparations = {
  [contract.upsertCandidate.name]: async () => ({ by: await newAccount('candidate'), body: candidateForm }),
  [contract.upsertAccount.name]: async () => ({ by: await newAccount('provider'), body: companyForm }),
  [contract.createProfile.name]: async () => ({
    by: await newAccount('candidate'),
    body: { name: 'Travis', lastName: 'Yoder', zip: '46590', jobSeeker: { tradeCategories: ['Carpentry'] } },
  }),
  [contract.createCompanyProfile.name]: async () => ({
    by: await newAccount('provider'),
    body: { name: 'Bench Builders', zip: '46590', type: 'provider' },
  }),
  [saveDocuments.name]: async () => {
    const seeker = await newSeeker();
    return { by: seeker, params: { id: seeker.profileId }, body: { documents: [card(), card()] } };
  },
};
