import type { Random } from '../explorer/random.ts';

/** A command for a document client, as the table files build them. */
export type Command = {
  name: 'Get' | 'Put' | 'Update' | 'Delete' | 'Query' | 'BatchGet' | 'TransactWrite';
  input: object;
};

const partitions = ['a', 'b'];
const sorts = ['1', '2', '21', '3'];
const texts = ['', 'red', 'redder', 'blue'];

type Write = Record<string, { Key?: object; Item?: { pk: string; sk: string } }>;
const keyOf = (write: object): string =>
  Object.values(write as Write)
    .map(({ Key: key, Item: item }) => JSON.stringify(key ?? { pk: item?.pk, sk: item?.sk }))
    .join();

/** Random commands on a few keys in one part of the table, so that they collide. */
export const createCommands = (TableName: string, corner: string, random: Random) => {
  const partition = () => `${corner}${random.pick(partitions)}`;
  const key = () => ({ pk: partition(), sk: random.pick(sorts) });
  const item = () => {
    const own = key();
    return {
      ...own,
      _et: random.pick(['Red', 'Blue']),
      text: random.pick(texts),
      ...(random.chance(0.7) && { count: random.below(4) }),
      // No two items have the same index keys, because equal ones are returned in any order.
      ...(random.chance(0.6) && { gsi1pk: partition(), gsi1sk: `${random.pick(sorts)}#${own.pk}#${own.sk}` }),
      list: [{ deep: random.below(3), gone: undefined }],
    };
  };

  const conditions = [
    ['attribute_not_exists(#a)', {}],
    ['attribute_exists(#b)', {}],
    ['#a = :a', { ':a': random.pick(texts) }],
    ['(attribute_not_exists(#b)) OR (#b < :b)', { ':b': 2 }],
    ['(#a <> :a) AND ((#b >= :b) OR (attribute_not_exists(#b)))', { ':a': 'red', ':b': 1 }],
    ['begins_with(#a, :a)', { ':a': 'red' }],
  ] as const;
  const conditioned = () => {
    if (random.chance(0.3)) return {};
    const [expression, values] = random.pick(conditions);
    const names = Object.entries({ '#a': 'text', '#b': 'count' }).filter(([name]) => expression.includes(name));
    return {
      ConditionExpression: expression,
      ExpressionAttributeNames: Object.fromEntries(names),
      ...(Object.keys(values).length && { ExpressionAttributeValues: values }),
    };
  };

  const update = () => {
    const {
      ExpressionAttributeNames: names,
      ExpressionAttributeValues: values,
      ...condition
    } = conditioned() as {
      ExpressionAttributeNames?: object;
      ExpressionAttributeValues?: object;
    };
    const [expression, mine] = random.pick([
      [
        'SET #s1 = :s1, #s2 = if_not_exists(#s2, :s2) ADD #s3 :s3',
        { ':s1': random.pick(texts), ':s2': 'Red', ':s3': 1 },
      ],
      ['SET #s1 = :s1 REMOVE #s2, #s3', { ':s1': 'blue' }],
      ['ADD #s3 :s3 SET #s1 = :s1, #s2 = :s2', { ':s1': 'x', ':s2': 'Blue', ':s3': -2 }],
    ] as const);
    return {
      TableName,
      Key: key(),
      ...condition,
      UpdateExpression: expression,
      ExpressionAttributeNames: { ...names, '#s1': 'text', '#s2': '_et', '#s3': 'count' },
      ExpressionAttributeValues: { ...values, ...mine },
    };
  };

  const query = () => {
    const index = random.chance(0.5) ? 'gsi1' : undefined;
    const [pk, sk] = index ? ['gsi1pk', 'gsi1sk'] : ['pk', 'sk'];
    const [range, value] = random.pick([
      ['(#k1 = :k1) AND (begins_with(#k2, :k2))', '2'],
      // The bound differs from every key, because DynamoDB Local returns no last key for an equal one.
      ['(#k1 = :k1) AND (#k2 <= :k2)', '22'],
    ] as const);
    const filter = random.chance(0.5) && { FilterExpression: '#f = :f' };
    return {
      TableName,
      ...(index ? { IndexName: index } : { ConsistentRead: true }),
      KeyConditionExpression: range,
      ...filter,
      ...(random.chance(0.4) && { ScanIndexForward: false }),
      ...(random.chance(0.4) && { Limit: 1 + random.below(3) }),
      ExpressionAttributeNames: { '#k1': pk, '#k2': sk, ...(filter && { '#f': '_et' }) },
      ExpressionAttributeValues: { ':k1': partition(), ':k2': value, ...(filter && { ':f': 'Red' }) },
    };
  };

  const write = () => {
    const put = { TableName, Item: item(), ...conditioned() };
    const { ConditionExpression: required = 'attribute_not_exists(#a)', ...rest } = conditioned() as {
      ConditionExpression?: string;
    };
    const check = {
      TableName,
      Key: key(),
      ExpressionAttributeNames: { '#a': 'text' },
      ...rest,
      ConditionExpression: required,
    };
    return random.pick([
      { Put: put },
      { Update: update() },
      { Delete: { TableName, Key: key(), ...conditioned() } },
      { ConditionCheck: check },
    ]);
  };

  return (): Command => {
    switch (random.below(8)) {
      case 0:
        return { name: 'Get', input: { TableName, Key: key(), ConsistentRead: true } };
      case 1:
        return { name: 'Put', input: { TableName, Item: item(), ...conditioned() } };
      case 2:
        return { name: 'Update', input: { ...update(), ReturnValues: 'ALL_NEW' } };
      case 3:
        return { name: 'Delete', input: { TableName, Key: key(), ...conditioned() } };
      case 4: {
        const keys = new Map(Array.from({ length: 3 }, key).map((each) => [`${each.pk} ${each.sk}`, each]));
        return {
          name: 'BatchGet',
          input: { RequestItems: { [TableName]: { Keys: [...keys.values()], ConsistentRead: true } } },
        };
      }
      case 5:
        return { name: 'Query', input: query() };
      default: {
        // DynamoDB rejects two writes of one item; the reported error depends on what else is wrong.
        const writes = new Map(Array.from({ length: 1 + random.below(3) }, write).map((each) => [keyOf(each), each]));
        return { name: 'TransactWrite', input: { TransactItems: [...writes.values()] } };
      }
    }
  };
};
