import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { serverFindings } from '#form/check/serverFindings.ts';
import { newShortId } from '#kit/ids.ts';
import { splitFormFile } from '#service/form/formFile/splitFormFile.ts';
import { newFormText } from '#service/form/newFormText.ts';
import { listTemplates } from '#service/form/templates.ts';
import { CommandFailure, WrongUsage } from '../../failure.ts';
import { note, print } from '../../output.ts';
import { serverFeatures } from '../../serverFeatures.ts';
import { urlOfService } from '../../urlOfService.ts';
import { findingLines } from './findings.ts';
import { kindOrFail } from './loadOrFail.ts';
import { formTitle } from './target.ts';

interface NewFlags {
  template?: string;
  name?: string;
}

export function addNew(form: Command): void {
  form
    .command('new')
    .description('write a new form to a file, ready to edit and push')
    .argument('<file>', 'a file that does not exist yet; its name ends in .yaml, .yml or .json')
    .option('--template <name>', 'start from a template; "form templates" lists them')
    .option('--name <text>', 'what the team calls the form')
    .action(writeNew);
}

async function writeNew(path: string, flags: NewFlags): Promise<void> {
  const kind = kindOrFail(path);
  if (flags.name?.trim() === '') throw new WrongUsage('The name must not be empty.');
  const template = flags.template === undefined ? undefined : await templateOrFail(flags.template);
  const id = newShortId();
  const name = flags.name ?? (template === undefined ? nameOf(path) : undefined);
  const form = await newFormText({ kind, id, name, template, schema: schemaAddress() });
  try {
    await writeFile(path, form.text, { flag: 'wx' });
  } catch (error) {
    if (!(error instanceof Error) || !('code' in error)) throw error;
    throw new CommandFailure(
      error.code === 'EEXIST'
        ? `${path} already exists. Choose another name.`
        : `${path} cannot be written (${error.code}).`,
    );
  }
  const { definition } = splitFormFile(form.file);
  for (const line of findingLines(serverFindings(definition, serverFeatures({})), undefined)) note(line);
  print(`Wrote ${formTitle({ id, name: form.name })} to ${path}. Next: node bin/canvass form push ${path}`);
}

/** The URL of the JSON Schema at this installation's service. */
function schemaAddress(): string {
  return `${urlOfService()}/schema/form.json`;
}

async function templateOrFail(name: string): Promise<string> {
  const templates = await listTemplates();
  const found = templates.find((each) => each.name === name);
  if (found !== undefined) return found.text;
  throw new WrongUsage(
    `There is no template "${name}". Choose one of: ${templates.map((each) => each.name).join(', ')}.`,
  );
}

/** `job-application.yaml` → `Job application` */
function nameOf(path: string): string {
  const words = basename(path)
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? 'New form' : words.slice(0, 1).toUpperCase() + words.slice(1);
}
