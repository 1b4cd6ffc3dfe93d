import assert from 'node:assert/strict';
import { it } from 'node:test';
import { nameInFile } from './nameInFile.ts';

it('finds the name in files as people and programs write them', () => {
  const files: [text: string, name: string | undefined][] = [
    ['name: Guided tour\nfields: []\n', 'Guided tour'],
    ['format: 2\r\nname: Guided tour\r\nfields: []\r\n', 'Guided tour'],
    ['\uFEFFname: "Tour: \\"the\\" long one" # ours\n', 'Tour: "the" long one'],
    ["name: 'Kim''s tour'\n", "Kim's tour"],
    ['name: Guided tour # ours\n', 'Guided tour'],
    ['fields:\n  - name: not this one\nname: Guided tour\n', 'Guided tour'],
    [`title: Tour\n${'# a long comment\n'.repeat(2000)}name: Guided tour\n`, 'Guided tour'],
    ['name: >-\n  Guided\n  tour\n', undefined],
    ['{"format":2,"fields":[{"name":"not this one"}],"name":"Guided tour"}', 'Guided tour'],
    ['{\n  "format": 2,\n  "name": "Guided \\u0074our"\n}\n', 'Guided tour'],
    ['{"name": 3}', undefined],
    ['{"name": "cut', undefined],
    ['title: Tour\n', undefined],
  ];
  for (const [text, name] of files) assert.equal(nameInFile(text), name, text.slice(0, 60));
});
