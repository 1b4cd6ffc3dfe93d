import type { Command } from 'commander';
import { checkForm } from '#form/check/checkForm.ts';
import type { Finding } from '#form/check/findings.ts';
import { serverFindings } from '#form/check/serverFindings.ts';
import type { ReadableParts } from '#form/schema/text/readFormFile.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { openForm } from '#service/form/openForm.ts';
import { generatedIdPattern } from '#service/form/push/refusePush.ts';
import { note, print, printJson } from '../../output.ts';
import { reportFailuresAsJson } from '../../reportFailuresAsJson.ts';
import { serverFeatures } from '../../serverFeatures.ts';
import { withExistingData } from '../../withData.ts';
import { errorsAmong, findingCount, findingLines, type LocatedFinding, locatedFindings } from './findings.ts';
import { faultLines, isFileOrInput, load, loadFailureMessage, nameOf } from './loadOrFail.ts';
import { type FormFlags, formOrFail, formTitle } from './target.ts';

interface CheckFlags extends FormFlags {
  strict?: boolean;
  json?: boolean;
}

/** The result for one form, as JSON and as printed lines. */
interface Checked {
  passed: boolean;
  /** Why the file cannot be parsed as a form. */
  faults: { file: string; line?: number; column?: number; code?: string; message: string }[];
  findings: (LocatedFinding & { form?: string })[];
  lines: string[];
}

export function addCheck(form: Command): void {
  form
    .command('check')
    .description('check files or drafts for mistakes; exits with 1 on errors')
    .argument(
      '<file or id...>',
      'forms in YAML or JSON, - for standard input, or ids, addresses or names of forms',
    )
    .option('--strict', 'exit with 1 on warnings too')
    .option('--organization <id or name>', 'the organisation of the form; optional if there is only one')
    .option('--data <folder>', 'the data folder')
    .option('--json', 'print an object')
    .action((all: string[], flags: CheckFlags) => reportFailuresAsJson(flags.json, () => check(all, flags)));
}

async function check(all: string[], flags: CheckFlags): Promise<void> {
  const results: Checked[] = [];
  // Sequential, because together the forms can be large.
  for (const each of all) {
    const checked = isFileOrInput(each) ? await checkFile(each, flags) : await checkStored(each, flags);
    results.push(checked);
    if (!flags.json) for (const line of checked.lines) (checked.faults.length > 0 ? note : print)(line);
  }
  if (flags.json)
    printJson({
      faults: results.flatMap(({ faults }) => faults),
      findings: results.flatMap(({ findings }) => findings),
    });
  if (results.some(({ passed }) => !passed)) process.exitCode = 1;
}

async function checkFile(path: string, flags: CheckFlags): Promise<Checked> {
  const file = nameOf(path);
  const loaded = await load(path);
  if (loaded.ok) {
    const { definition, settings } = splitFormFile(loaded.value.file);
    const findings = checkForm(definition, settings);
    const all = [
      ...unusualId(loaded.value),
      ...findings,
      ...serverFindings(definition, serverFeatures(flags)),
    ];
    return {
      // An unusual id does not fail the check: an imported form may have one, and only push knows the existing forms.
      passed: passes(findings, flags),
      faults: [],
      findings: locatedFindings(all, loaded.value),
      lines: [...findingLines(all, loaded.value), summary(file, all)],
    };
  }
  const { failure } = loaded;
  if (failure.code !== 'file_wrong') {
    const message = loadFailureMessage(file, failure);
    return { passed: false, faults: [{ file, message }], findings: [], lines: [message] };
  }
  const { faults } = failure;
  const rest = failure.rest?.();
  const source = rest === undefined ? undefined : { path: file, locationOf: rest.locationOf };
  const findings = rest === undefined ? [] : restFindings(rest);
  const errors = faults.length + errorsAmong(findings);
  const warnings = findings.length - errorsAmong(findings);
  return {
    passed: false,
    faults: faults.map((fault) => ({ file, ...fault })),
    findings: locatedFindings(findings, source),
    lines: [
      ...faultLines(file, faults),
      ...findingLines(findings, source),
      `${file}: ${pluralize(errors, 'error')} and ${pluralize(warnings, 'warning')}.`,
    ],
  };
}

/** A fault in one field hides nothing in the others: the checker looks at everything that could be read. */
function restFindings({ file, isReal }: ReadableParts): Finding[] {
  const { definition, settings } = splitFormFile(file);
  return checkForm(definition, settings).filter(isReal);
}

async function checkStored(id: string, flags: CheckFlags): Promise<Checked> {
  const row = await withExistingData(flags, (data) => formOrFail(data, flags, id));
  const { definition, settings } = openForm(row);
  const findings = checkForm(definition, settings);
  const all = [...findings, ...serverFindings(definition, serverFeatures(flags))];
  return {
    passed: passes(findings, flags),
    faults: [],
    findings: all.map((finding) => ({ ...finding, form: row.id })),
    lines: [...findingLines(all, undefined), summary(formTitle(row), all)],
  };
}

function unusualId({ file: { id } }: LoadedForm): Finding[] {
  if (id === undefined || generatedIdPattern.test(id)) return [];
  const message = `The id "${id}" is not eight lowercase letters or digits: push only accepts it if a form already has it. Leave out the id, and push writes one.`;
  return [{ severity: 'warning', code: 'id_unusual', message, path: 'id' }];
}

function passes(findings: readonly Finding[], { strict = false }: CheckFlags): boolean {
  return strict ? findings.length === 0 : errorsAmong(findings) === 0;
}

function summary(what: string, findings: readonly Finding[]): string {
  return `${what}: ${findings.length === 0 ? 'no problems found' : findingCount(findings)}.`;
}
