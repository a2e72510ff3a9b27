import { describe, expect, it } from 'vitest';
import { accountTerm } from './account-term.ts';

describe('the search text of the accounts', () => {
  it.each([
    ['ABCDEF0123456789abcdef01', 'id', 'abcdef0123456789abcdef01'],
    ['pi_3QwX71a', 'payment', 'pi_3QwX71a'],
    [' cus_Rk2x0 ', 'customer', 'cus_Rk2x0'],
    ['Dana@Example.com', 'email', 'dana@example.com'],
    ['46580', 'zip', '46580'],
    ['46580-1234', 'zip', '46580'],
    ['(574) 555-0166', 'phone', '5745550166'],
    ['+1 574.555.0166', 'phone', '5745550166'],
    ['tel:+15745550166', 'phone', '5745550166'],
    ['555-0166', 'phone', '5550166'],
    ['74 555 0166', 'phone', '745550166'],
    ['Renee Hartzler', 'words', 'Renee Hartzler'],
    ['dana@', 'words', 'dana@'],
    ['84 Lumber', 'words', '84 Lumber'],
    ['550166', 'words', '550166'],
    ['25745550166', 'words', '25745550166'],
    ['', 'words', ''],
  ])('%j is read as %s', (search, kind, value) => {
    expect(accountTerm(search)).toEqual({ kind, value });
  });
});
