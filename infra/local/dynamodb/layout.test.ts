import { expect, it } from 'vitest';
import { layoutProblem } from './dynamodb.ts';

const keys = (...names: string[]) =>
  names.map((AttributeName, index) => ({ AttributeName, KeyType: index ? 'RANGE' : 'HASH' }));
const table = {
  KeySchema: keys('pk', 'sk'),
  GlobalSecondaryIndexes: [
    { IndexName: 'gsi1', KeySchema: keys('gsi1pk', 'gsi1sk') },
    { IndexName: 'gsi2', KeySchema: keys('gsi2pk', 'gsi2sk') },
  ],
};
const [gsi1, gsi2] = table.GlobalSecondaryIndexes as [(typeof table.GlobalSecondaryIndexes)[0], object];

it("the check of the table's layout accepts a table of the same layout, whatever the order of its indexes", () => {
  expect(layoutProblem({ ...table, GlobalSecondaryIndexes: [gsi2, gsi1] }, table, true)).toBeUndefined();
});

it.each([
  ['an index less', { ...table, GlobalSecondaryIndexes: [gsi1] }],
  ['another key of an index', { ...table, GlobalSecondaryIndexes: [{ ...gsi1, KeySchema: keys('other') }, gsi2] }],
  ['another key of its own', { ...table, KeySchema: keys('pk') }],
])("the check of the table's layout says in one line how to get rid of a leftover with %s", (_, leftover) => {
  expect(layoutProblem(leftover, table, true)).toMatch(
    /^The table in LocalStack is of an older version.*start it again\.$/,
  );
  expect(layoutProblem(leftover, table, false)).toMatch(/'npm run reset'\.$/);
});
