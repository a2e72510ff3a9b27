import { endpoints } from '@plumbline/shared/contracts/index';
import { describe, expect, it } from 'vitest';
import { moved } from '../../bench/endpoints/compare.ts';
import { preparations } from '../../bench/endpoints/prepared/preparations.ts';
import { endings, onlyReads, ownNames, scenarioOf } from '../../bench/endpoints/scenarios.ts';

const known = new Set(endpoints.map(({ name }) => name));
const prepared = Object.keys(preparations);

describe('the bench of the contract', () => {
  it('calls every endpoint: each one with a body that changes something has its own call', () => {
    const without = endpoints.filter((endpoint) => {
      if (prepared.includes(endpoint.name) || ownNames().includes(endpoint.name)) return false;
      return !onlyReads(endpoint) && endpoint.body !== undefined;
    });
    const help =
      'Add a body to `own` in test/bench/endpoints/scenarios.ts, or a preparation in test/bench/endpoints/prepared';
    expect(
      without.map(({ name }) => name),
      help,
    ).toEqual([]);
  });

  it('fills every parameter of a path', () => {
    for (const endpoint of endpoints) {
      const scenario = scenarioOf(endpoint, { ids: new Proxy({}, { get: () => 'known' }) });
      for (const [, name = ''] of scenario ? endpoint.path.matchAll(/\{(\w+)\}/g) : []) {
        expect(scenario?.params?.[name], `${endpoint.name} ${name}`).toBeTruthy();
      }
    }
  });

  it('names only endpoints of the contract, each once', () => {
    const named = [...prepared, ...ownNames()];
    expect([...named, ...endings].filter((name) => !known.has(name))).toEqual([]);
    expect(named.filter((name, at) => named.indexOf(name) !== at)).toEqual([]);
  });
});

describe('two runs of the bench', () => {
  it('differ where a count changed at all, and where a time changed more than randomly', () => {
    const before = { endpoints: [{ endpoint: 'getJob', units: 4, requests: 3, cpuMs: 10 }] };
    const after = {
      endpoints: [{ endpoint: 'getJob', units: 3.5, requests: 3, cpuMs: 11 }],
    };
    expect(moved(before, after)).toEqual([
      { table: 'endpoints', row: 'getJob', figure: 'units', before: 4, after: 3.5 },
    ]);
    expect(moved({ endpoints: [{ endpoint: 'getJob', cpuMs: 20 }] }, before)).toHaveLength(1);
  });
});
