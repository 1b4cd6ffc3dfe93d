import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { readSav, runPspp } from '../testing/readBack.ts';
import { surveyInput, written } from '../testing/survey.ts';
import { writeSav } from './writeSav.ts';

const survey = () => written(writeSav, surveyInput({ choices: 'codes' }).input);

test('the numbers that an author gave are the codes, and none of them stands for "not asked"', async (context) => {
  const read = await readSav(await survey());
  if (read === undefined) return context.skip('pspp is not installed');
  const column = (name: string) => read.rows.map((row) => row[read.header.indexOf(name)]);
  assert.deepEqual(column('likert'), ['4', ' ', '1', ' ']);
  assert.deepEqual(column('agree_row1'), ['-1', ' ', '-999', '-999']);
  assert.deepEqual(column('agree_row2'), ['-99', ' ', '-999', '-999']);
  assert.deepEqual(column('agree_row3'), ['-999', '-999', '1', ' ']);
  assert.deepEqual(column('used_x'), ['1', ' ', '-99', '-99']);
  assert.deepEqual(column('used_new'), ['-99', '-99', '1', ' ']);
  // -99 is an answer.
  assert.deepEqual(column('level'), ['-999', '-999', '-99', ' ']);
});

test('PSPP knows labels, levels, missing values, sets of options, and the zone', async (context) => {
  const said = await runPspp(
    { 'in.sav': await survey() },
    "GET FILE='in.sav'.\n" +
      'DISPLAY DICTIONARY.\nMRSETS /DISPLAY NAME=ALL.\nDISPLAY DOCUMENTS.\nDESCRIPTIVES likert level agree_row3.',
  );
  if (said === undefined) return context.skip('pspp is not installed');
  const lines = said.split('\n');
  const about = (name: string) => lines.find((line) => line.startsWith(`${name},`)) ?? '';
  assert.match(about('likert'), /Ordinal/);
  assert.match(about('plan'), /Nominal/);
  assert.match(about('agree_row1'), /Ordinal.*-999/);
  assert.match(about('field7'), /Scale/);
  assert.match(about('submitted_at'), /Received \(Asia\/Kolkata\)/);
  assert.match(said, /local times of the zone Asia\/Kolkata/);
  const labels = valueLabels(said);
  assert.deepEqual(labels.get('Quality'), ['1 1 Worst', '2 2 Bad', '3 3 So so', '4 4 Good', '5 5 Best']);
  assert.deepEqual(labels.get('Plan'), ['1 Alpha', '2 Beta2']);
  const notAsked = 'Not asked in this version';
  assert.deepEqual(labels.get('What do you use? Ex'), [`-99 ${notAsked}`, '0 No', '1 Yes']);
  assert.deepEqual(labels.get('Agree: One'), [`-999 ${notAsked}`, '-99 Never', '-1 No', '1 Yes']);
  assert.deepEqual(labels.get('Level'), [`-999 ${notAsked}`]);
  // The ends of scales: half a star is the worst.
  assert.deepEqual(labels.get('Stars'), ['.5 Awful', '5.0 Great']);
  assert.deepEqual(labels.get('Recommend'), ['0 Not at all likely', '10 Extremely likely']);
  assert.match(said, /\$used,What do you use\?,.*Dichotomies.*,1,/);
  const set = said.slice(said.indexOf('$used,'));
  for (const name of ['used_y', 'used_new', 'used_x']) assert.ok(set.includes(name), name);
  // Not asked takes no part in figures: the mean of 4 and 1, and the only answers.
  assert.match(said, /Quality,2,2\.50,/);
  assert.match(said, /Level,1,-99\.00,/);
});

test('choices can be texts', async (context) => {
  const read = await readSav(await written(writeSav, surveyInput({ choices: 'values' }).input));
  if (read === undefined) return context.skip('pspp is not installed');
  assert.deepEqual(
    read.rows.map((row) => row[read.header.indexOf('plan')]?.trim()),
    ['b', '', 'b', ''],
  );
});

/** Each label with its value, by the label of the variable, from what DISPLAY DICTIONARY prints. */
function valueLabels(said: string): Map<string, string[]> {
  const [, table = ''] = said.split('Table: Value Labels\n');
  const [, ...rows] = parse(table.split(/^Footnote|\n\n/m)[0] ?? '') as [string, string, string][];
  const found = new Map<string, string[]>();
  let about: string[] = [];
  for (const [variable, value, label] of rows) {
    if (variable !== '') {
      about = [];
      found.set(variable, about);
    }
    // A letter refers to the footnote that the value counts as missing.
    about.push(`${value.replace(/\[\w\]$/, '')} ${label}`);
  }
  return found;
}
