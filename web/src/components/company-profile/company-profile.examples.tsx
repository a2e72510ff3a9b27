import { listCompanyJobs } from '@plumbline/shared/contracts/jobs/jobs';
import type { Examples } from '../../../gallery/example.ts';
import { photo } from '../../../gallery/photos.ts';
import { answering } from '../../../gallery/replies.ts';
import { ownCompany } from '../../../gallery/workers.ts';
import { Description, ShowcasePhotos } from './business-information.tsx';
import { CompanyBody } from './company-body.tsx';
import { CompanyView } from './company-view.tsx';
import { OperationalDetails } from './operational-details.tsx';
import { WordList } from './word-list.tsx';

const full = ownCompany({
  description: '<p>We frame houses in <b>four counties</b>.</p>',
  phoneNumber: '5742699000',
  provider: {
    isVendor: false,
    employeeSkillsNeeded: ['Carpentry'],
    affiliations: ['NAHB'],
    qualifiedDesignations: ['Veteran (VBE)'],
  },
});
const noJobs = [answering(listCompanyJobs, { results: [], total: 0 } as never)];

export const examples: Examples = {
  Description: {
    some: () => <Description profile={full} />,
    none: () => <Description profile={ownCompany()} />,
  },
  ShowcasePhotos: {
    one: () => <ShowcasePhotos profile={{ ...full, showcasePhotos: [photo(1)] }} />,
  },
  CompanyBody: {
    full: () => <CompanyBody profile={full} reduced={false} />,
    'for a job seeker': () => <CompanyBody profile={full} reduced />,
    'of a school': () => <CompanyBody profile={{ ...full, kind: 'educational' }} reduced={false} />,
  },
  CompanyView: {
    'for a company': { Draw: () => <CompanyView profile={full} forSeeker={false} />, as: 'provider', replies: noJobs },
    'for a job seeker': { Draw: () => <CompanyView profile={full} forSeeker />, as: 'candidate', replies: noJobs },
  },
  OperationalDetails: { empty: () => <OperationalDetails profile={ownCompany()} /> },
  WordList: { some: () => <WordList words={['Carpentry', 'Roofing']} />, none: () => <WordList words={[]} /> },
};
