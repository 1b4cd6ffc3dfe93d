import assert from 'node:assert/strict';
import { test } from 'node:test';
import { connectionFindings, namesConnections } from './connectionFindings.ts';

test('actions are warned of whose connection is missing or is for another service', () => {
  const slack = (id: string, connection: string) => ({ id, type: 'slack', connection }) as const;
  const workflows = [
    {
      id: 'flow1',
      trigger: 'response' as const,
      do: [slack('a', 'c1'), slack('b', 'Chat'), slack('c', 'News'), slack('d', 'gone')],
    },
  ];
  const connections = [
    { id: 'c1', name: 'Chat', provider: 'slack' },
    { id: 'c2', name: 'News', provider: 'mailchimp' },
  ];
  const found = connectionFindings({ workflows }, connections);
  assert.deepEqual(
    found.map(({ path, workflow, severity }) => [path, workflow, severity]),
    [
      ['workflows[0].do[2].connection', 'flow1', 'warning'],
      ['workflows[0].do[3].connection', 'flow1', 'warning'],
    ],
  );
  assert.match(found[0]?.message ?? '', /for another service/);
  assert.match(found[1]?.message ?? '', /no connection "gone"/);
  assert.ok(namesConnections({ workflows }));
  assert.ok(!namesConnections({}));
});
