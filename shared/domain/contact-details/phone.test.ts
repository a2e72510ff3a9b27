import { describe, expect, it } from 'vitest';
import { formatPhone, phoneLink, phoneText, readPhone } from './phone.ts';

const plain = [
  '5745550142',
  '574-555-0142',
  '574 555 0142',
  '(574) 555-0142',
  '(574)555-0142',
  '(574) 5550142',
  '574.555.0142',
  '574/555-0142',
  '574-5550142',
  '574 - 555 - 0142',
  '[574] 555 0142',
  '+1 (574) 555-0142',
  '+15745550142',
  '+1.574.555.0142',
  '+1-574-555-0142',
  '1-574-555-0142',
  '1 574 555 0142',
  '15745550142',
  '1 (574) 555-0142',
  '001 574 555 0142',
  '011 1 574 555 0142',
  '+1 574·555·0142',
  '574\u2011555\u20110142',
  '574\u2013555\u20140142',
  '574\u2212555\u22120142',
  '574\u00a0555\u00a00142',
  '574\u2009555\u202f0142',
  '\u202a+1 574-555-0142\u202c',
  '\u200e(574) 555-0142\u200f',
  '\ufeff574-555-0142',
  '574\u00ad555\u200b0142',
  '５７４－５５５－０１４２',
  '  574-555-0142  ',
  '574-555-0142\n',
  '574\t555\t0142',
  'tel:+15745550142',
  'tel:574-555-0142',
  'Tel. 574-555-0142',
  'Phone: (574) 555-0142',
  'Cell 574 555 0142',
  '574-555-0142 (cell)',
  '(574) 555-0142 mobile',
  'o: 574-555-0142',
  'C. 574.555.0142',
  'Teléfono: 574 555 0142',
  'celular 5745550142',
  '574_555_0142',
  '574,555,0142',
  '574*555*0142',
];

const withExtension = [
  '574-555-0142 x12',
  '574-555-0142x12',
  '574-555-0142 X 12',
  '574-555-0142 ext 12',
  '574-555-0142 ext. 12',
  '(574) 555-0142, ext. 12',
  '574.555.0142 extension 12',
  '574-555-0142 Extn 12',
  '574-555-0142 #12',
  '574 555 0142 (x12)',
  '574 555 0142 (ext. 12)',
  '+15745550142;ext=12',
  'tel:+1-574-555-0142;ext=12',
  '5745550142,12',
  '5745550142,,12#',
  '574-555-0142 extensión 12',
  '574-555-0142 int. 12',
  '1-574-555-0142 x 12',
  '5745550142 x12',
  '574-555-0142 ext:12',
];

describe('a phone number [PRO-31]', () => {
  it.each(plain)('written as %j is (574) 555-0142', (text) => {
    expect(readPhone(text)).toEqual({ phone: { number: '(574) 555-0142', extension: undefined } });
  });

  it.each(withExtension)('written as %j is (574) 555-0142 with extension 12', (text) => {
    expect(readPhone(text)).toEqual({ phone: { number: '(574) 555-0142', extension: '12' } });
  });

  it.each([
    ['574-555-ROOF', '(574) 555-7663'],
    ['1-800-356-9377', '(800) 356-9377'],
    ['1-800-FLOWERS', '(800) 356-9377'],
    ['(317) PLUMBER', '(317) 758-6237'],
  ])('with the word in %j is %s', (text, number) => {
    expect(readPhone(text)).toEqual({ phone: { number, extension: undefined } });
  });

  it.each(['201', '260', '312', '463', '574', '659', '726', '787', '839', '930', '948', '975', '989'])(
    'with area code %s is taken, whether or not it is in use yet',
    (area) => expect(readPhone(`${area}-555-0142`)).toHaveProperty('phone.number', `(${area}) 555-0142`),
  );

  it.each([
    ['', 'no-number'],
    ['call me', 'no-number'],
    ['none of your business', 'no-number'],
    ['sam@example.test', 'no-number'],
    ['https://example.test', 'no-number'],
    ['555-0142', 'too-short'],
    ['574-555-014', 'too-short'],
    ['(574) 555', 'too-short'],
    ['574-555-01421', 'too-long'],
    ['574-555-0142 / 574-555-0143', 'too-long'],
    ['+52 55 1234 5678', 'foreign'],
    ['+44 20 7946 0958', 'foreign'],
    ['000-000-0000', 'area-code'],
    ['111-111-1111', 'area-code'],
    ['123-456-7890', 'area-code'],
    ['911-555-0142', 'area-code'],
    ['411 555 0142', 'area-code'],
    ['074-555-0142', 'area-code'],
    ['222-222-2222', 'impossible'],
    ['999-999-9999', 'impossible'],
    ['574-155-0142', 'impossible'],
    ['574-055-0142 x12', 'impossible'],
  ])('written as %j is refused as %s', (text, problem) => {
    expect(readPhone(text)).toEqual({ problem });
  });
});

it('a phone number is the same for every spelling', () => {
  for (const text of [...plain, ...withExtension]) expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
});

it('a phone number is shown and dialed with its extension', () => {
  expect(formatPhone('574 555 0142')).toBe('(574) 555-0142');
  expect(formatPhone('574 555 0142 x12')).toBe('(574) 555-0142, ext. 12');
  expect(phoneText('(574) 555-0142', '12')).toBe('(574) 555-0142, ext. 12');
  expect(phoneLink('(574) 555-0142')).toBe('tel:+15745550142');
  expect(phoneLink('(574) 555-0142', '12')).toBe('tel:+15745550142,12');
});

it('an invalid phone number stays unchanged', () => {
  expect(formatPhone('**********')).toBe('**********');
});
