import { accountEffects, accountEvents, accountThings } from '@plumbline/shared/domain/access/account-effects';
import { expect, it } from 'vitest';
import { expectedOf, things } from './expected-effects.ts';

it.each(accountEvents)(
  'the effects on the things of an account are listed for "%s" in the table as promised [ACC-36]',
  (event) => {
    expect(Object.fromEntries(things.map((thing) => [thing, accountEffects[event][thing]]))).toEqual(
      Object.fromEntries(things.map((thing) => [thing, expectedOf(event, thing)])),
    );
  },
);

it.each(things)('every declared effect for %s is the result of some event', (thing) => {
  const effects = new Set<string>(accountEvents.map((event) => accountEffects[event][thing]));
  expect([...effects].toSorted()).toEqual([...accountThings[thing]].toSorted());
});
