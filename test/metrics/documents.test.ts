import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { parse } from 'yaml';
import { engine, hasPostgres } from '../support/engines.ts';
import { holds } from '../support/eventually.ts';
import { type BusyService, startBusyService } from './busyService.ts';
import { deployFolder, missingPromtool, promtool } from './promtool.ts';
import { type Scrape, scrape } from './scrape.ts';

const rulesFile = join(deployFolder, 'prometheus/canvass.rules.yml');
const testsFile = join(deployFolder, 'prometheus/canvass.rules.test.yml');
const configFile = join(deployFolder, 'prometheus/prometheus.yml');
const rulesText = readFileSync(rulesFile, 'utf8');
const dashboardText = readFileSync(join(deployFolder, 'grafana/canvass.json'), 'utf8');
const guide = readFileSync(join(deployFolder, '../metrics.md'), 'utf8');

interface Panel {
  readonly title: string;
  readonly type: string;
  readonly datasource?: { readonly uid: string };
  readonly targets?: readonly { readonly expr: string }[];
}

const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(dashboardText);
const { groups }: { groups: { rules: { alert: string; expr: string; labels: { severity: string } }[] }[] } =
  parse(rulesText);
const rules = groups.flatMap((group) => group.rules);
/** Families that only a service on PostgreSQL has. */
const ofPostgres = /^canvass_database_(connections|connections_limit|queries_waiting)$/;
const skip = missingPromtool();
const named = (text: string) => new Set(text.match(/\b(canvass|nodejs|process)_[a-z0-9_]+\b/g));

async function withScrapes(use: (scrape: Scrape) => Promise<void>): Promise<void> {
  for (const name of hasPostgres ? (['sqlite', 'postgres'] as const) : (['sqlite'] as const)) {
    await using busy = await startBusyService(engine(name));
    await use(await fullScrape(busy));
  }
}

/** A scrape of a service that has done a bit of everything, so that families with labels have samples. */
async function fullScrape({ service, owner, organization, receiver, submit }: BusyService): Promise<Scrape> {
  assert.equal(await submit({ field1: 'Ada' }), 201);
  assert.equal(await submit({}), 422);
  await receiver.arrived(1);
  const scope = { organization, form: 'contact1' };
  const exported = await owner.call('exportResponses', scope, undefined, { query: { format: 'csv' } });
  assert.equal(exported.status, 200);
  let found = await scrape(service.url);
  await holds(async () => {
    found = await scrape(service.url);
    for (const name of [
      'canvass_files',
      'canvass_exports_total',
      'canvass_workflow_attempt_duration_seconds_count',
      'canvass_job_last_success_timestamp_seconds',
    ])
      assert.ok(found.names.has(name), name);
  });
  return found;
}

const familiesIn = ({ text }: Scrape) =>
  [...text.matchAll(/^# TYPE (canvass_\w+) /gm)].map(([, name = '']) => name);

describe('a real scrape', () => {
  const scrapes: Scrape[] = [];
  const every = new Set<string>();
  before(async () => {
    await withScrapes(async (found) => {
      scrapes.push(found);
      for (const name of [...found.names, ...familiesIn(found)]) every.add(name);
    });
  });

  const isThere = (name: string) => every.has(name) || (!hasPostgres && ofPostgres.test(name));

  test('has every metric that the dashboard and the alert rules name', () => {
    const used = named(
      [...rules, ...dashboard.panels.flatMap(({ targets = [] }) => targets)]
        .map(({ expr }) => expr)
        .join('\n'),
    );
    assert.ok(used.size > 40, `${used.size} names`);
    assert.deepEqual(
      [...used].filter((name) => !isThere(name)),
      [],
    );
  });

  test('has the families of the guide, and no other of ours', () => {
    const documented = [...guide.matchAll(/^\| `(canvass_\w+)` \|/gm)].map(([, name = '']) => name);
    assert.equal(new Set(documented).size, documented.length, 'each once');
    assert.deepEqual(
      documented.filter((name) => !isThere(name)),
      [],
    );
    const found = new Set(scrapes.flatMap(familiesIn));
    assert.deepEqual(
      [...found].filter((name) => !documented.includes(name)),
      [],
    );
  });

  test('the guide names the labels and the kind of every family', () => {
    for (const [, name = '', labels = '', of = ''] of guide.matchAll(
      /^\| `(canvass_\w+)` \| (.*?) \|.*\| (\w+) \|$/gm,
    )) {
      assert.match(of, /^(process|installation|machine)$/, name);
      const said = [...labels.matchAll(/`(\w+)`/g)].map(([, label]) => label).sort();
      const samples = scrapes.flatMap(({ text }) => [
        ...text.matchAll(new RegExp(`^${name}(?:_count)?(?:\\{(.*)\\})? `, 'gm')),
      ]);
      const given = samples.map(([, all = '']) =>
        [...all.matchAll(/(\w+)="/g)].map(([, label]) => label).sort(),
      );
      for (const each of given) assert.deepEqual(each, said, name);
    }
  });

  test('promtool finds nothing wrong with it', { skip }, () => {
    for (const { text } of scrapes) {
      const { said } = promtool(['check', 'metrics'], text);
      assert.equal(said.trim(), '');
    }
  });
});

test('the guide names every alert with its severity', () => {
  const documented = [...guide.matchAll(/^\| `(Canvass\w+)` \| (\w+) \|/gm)].map(([, alert, severity]) => [
    alert,
    severity,
  ]);
  assert.deepEqual(
    documented,
    rules.map(({ alert, labels }) => [alert, labels.severity]),
  );
});

test('every alert has a case in which it fires', () => {
  const { tests }: { tests: { alert_rule_test: { alertname: string; exp_alerts: object[] }[] }[] } = parse(
    readFileSync(testsFile, 'utf8'),
  );
  const fired = tests
    .flatMap((each) => each.alert_rule_test)
    .filter(({ exp_alerts }) => exp_alerts.length > 0);
  assert.deepEqual(
    [...new Set(fired.map(({ alertname }) => alertname))].sort(),
    rules.map(({ alert }) => alert).sort(),
  );
});

test('panels of the dashboard read the data source that was chosen, and those of one row have names of their own', () => {
  const panels = dashboard.panels.filter(({ type }) => type !== 'row');
  for (const { title, datasource, targets = [] } of panels) {
    assert.equal(datasource?.uid, `$\{datasource}`, title);
    assert.ok(targets.length > 0, title);
    for (const { expr } of targets) assert.ok(expr.includes('job="$job"'), `${title}: ${expr}`);
  }
  assert.equal(new Set(panels.map(({ title }) => title)).size, panels.length);
});

test('promtool accepts the rules and the example of a configuration, and the tests of the rules pass', {
  skip,
}, async () => {
  const checked = promtool(['check', 'rules', rulesFile]);
  assert.equal(checked.code, 0, checked.said);
  const tested = promtool(['test', 'rules', testsFile]);
  assert.equal(tested.code, 0, tested.said);
  const folder = await mkdtemp(join(tmpdir(), 'canvass-prometheus-'));
  try {
    await copyFile(configFile, join(folder, 'prometheus.yml'));
    await copyFile(rulesFile, join(folder, 'canvass.rules.yml'));
    await writeFile(join(folder, 'canvass-metrics-token'), 'token');
    const configured = promtool(['check', 'config', join(folder, 'prometheus.yml')]);
    assert.equal(configured.code, 0, configured.said);
  } finally {
    await rm(folder, { recursive: true });
  }
});

test('promtool accepts every query of the dashboard', { skip }, async () => {
  const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  const filled = queries.map((expr) =>
    expr.replaceAll('$__rate_interval', '5m').replaceAll('$job', 'canvass'),
  );
  const made = filled.map((expr, index) => ({ record: `query:${index}`, expr }));
  const folder = await mkdtemp(join(tmpdir(), 'canvass-prometheus-'));
  try {
    const file = join(folder, 'queries.yml');
    await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboard', rules: made }] }));
    const { code, said } = promtool(['check', 'rules', file]);
    assert.equal(code, 0, said);
  } finally {
    await rm(folder, { recursive: true });
  }
});
