import { expect, it } from 'vitest';
import { companyNameProblem } from './company-name.ts';

it('the rule for company names accepts the names that companies have', () => {
  for (const name of [
    'Hoosier Carpentry, Inc.',
    'A.B.C. Roofing',
    'St. Joe Builders & Sons',
    'J.R. Smith',
    'No.1 Framing / Drywall',
    '84 Lumber Co.',
    'Peña y Hijos',
    'Straight Line Plumbing',
    'St.John Builders',
    'Smith Bros.Concrete',
    'Wm.Penn Masonry',
    'Plumb Line Builders',
    'Plumb Line Construction, LLC',
    'The Plumb Line',
    'J.R.Smith & Sons',
    'Geo.Washington Roofing',
    'Ft.Wayne Drywall',
    'Smith Co.Inc',
    'Mt.Vernon Plumbing',
    'R.C.Miller Electric',
    'Martin.Sons Framing',
    'D.B.A. Ace Roofing',
    'Crew @ Work',
    '24/7 Heating & Air',
    'Miller Bros.Roofing',
    'Jones Mfg.Co',
    'A.B.C.Painting',
    '李建工程',
  ]) {
    expect([name, companyNameProblem(name)]).toEqual([name, undefined]);
  }
});

it.each([
  'Account locked, verify at https://evil.example/login now',
  'evil.example',
  'Visit evil．example',
  'www evil',
  'help@evil',
  'http:/evil',
  'Ace.com',
  'ACE-ROOFING.NET',
  'roofing.example.co.uk',
  'Call us at ace.us',
  'ace.builders',
  'ace。com',
  'bücher.de',
  'Ace (www.ace.org)',
  'ace.jobs/apply',
  'office@ace.com',
])('the rule for company names refuses the address in %j', (name) => {
  expect(companyNameProblem(name)).toBe('Please enter the name without a web or email address');
});

it.each([
  'Plumbline Security',
  'Plumb Line Support',
  'PLUMB LINE security',
  'Plumb Line Billing Team',
  'Plumb  Line Accounts',
  'PLUMB-LINE Support',
  'Ｐｌｕｍｂｌｉｎｅ',
  'Plúmbliné',
  'P.l.u.m.b.l.i.n.e',
])('the rule for company names refuses %j, which would speak for the product', (name) =>
  expect(companyNameProblem(name)).toBe('Please enter a name without the word Plumbline'),
);

it('the rule for company names rejects more than one line, and invisible characters', () => {
  for (const name of ['Ace\nBcc: x', 'Ace\r\nx', 'Ace\u2028x', 'Ace\u202Ex', 'A\u200Bce']) {
    expect(companyNameProblem(name)).toBe('Please enter the name on one line');
  }
});
