import { endpoints } from '@plumbline/shared/contracts/index';
import { describe, expect, it } from 'vitest';
import { moved } from '../../bench/endpoints/compare.ts';
import { endings, ownNames, scenarioOf, standsOn } from '../../bench/endpoints/scenarios.ts';
import { tellingEndpoints } from '../contract/telling-endpoints.ts';

const known = new Set(endpoints.map(({ name }) => name));
const dependent = Object.values(standsOn).flat();

describe('the bench of the contract', () => {
  it('asks every endpoint, or says on what it stands', () => {
    const without = endpoints.filter(({ name, method, body }) => {
      if (dependent.includes(name) || ownNames().includes(name)) return false;
      const reads = method === 'GET' || tellingEndpoints.readsByPost.includes(name as never);
      return !reads && body !== undefined;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
  });

  it('fills every parameter of a path', () => {
    for (const endpoint of endpoints) {
      const scenario = scenarioOf(endpoint, { ids: new Proxy({}, { get: () => 'known' }) });
      for (const [, name = ''] of scenario ? endpoint.path.matchAll(/\{(\w+)\}/g) : []) {
        expect(scenario?.params?.[name], `${endpoint.name} ${name}`).toBeTruthy();
      }
    }
  });

  it('names only what the contract has, each once', () => {
    expect([...dependent, ...ownNames(), ...endings].filter((name) => !known.has(name))).toEqual([]);
    expect(dependent.filter((name, at) => dependent.indexOf(name) !== at || ownNames().includes(name))).toEqual([]);
  });
});

describe('two runs of the bench', () => {
  it('differ where a count moved at all, and where a time moved more than chance does', () => {
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
