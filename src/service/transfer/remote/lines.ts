import type { FileLine, FormLine, ResponseLine, WorkspaceLine } from '#contract/archive.ts';
import { answerItem } from './answerItem.ts';
import { type Notice, Reading } from './reading.ts';
import { UnknownValues } from './unknownValues.ts';
import type { V1Response } from './v1View.ts';

/** Converts a received object into a line of the archive; undefined if it has no time. */

export function workspaceLineOf(source: unknown, notice: Notice): WorkspaceLine | undefined {
  const unknowns = new UnknownValues();
  const reading = new Reading(source, unknowns, notice);
  const id = reading.id('id');
  const name = reading.text('name');
  const created_at = reading.instant('created_at', undefined);
  reading.finish();
  return created_at === undefined ? undefined : { id, name, created_at, ...extraOf(unknowns) };
}

export function fileLineOf(source: unknown, notice: Notice): FileLine | undefined {
  const unknowns = new UnknownValues();
  const reading = new Reading(source, unknowns, notice);
  const described = {
    id: reading.id('id'),
    name: reading.text('name'),
    type: reading.text('type', 'application/octet-stream'),
    size: reading.integer('size'),
  };
  const created_at = reading.instant('created_at', undefined);
  const updated_at = reading.instant('updated_at', created_at);
  reading.finish();
  if (created_at === undefined || updated_at === undefined) return undefined;
  return { ...described, created_at, updated_at, ...extraOf(unknowns) };
}

export function formLineOf(source: unknown, notice: Notice): FormLine | undefined {
  const unknowns = new UnknownValues();
  const reading = new Reading(source, unknowns, notice);
  const described = {
    id: reading.id('id'),
    name: reading.text('name'),
    workspace_id: reading.id('workspace_id') || 'imported',
    enabled: reading.boolean('enabled', true),
  };
  const created_at = reading.instant('created_at', undefined);
  const updated_at = reading.instant('updated_at', created_at);
  const responses = Math.max(0, reading.integer('responses'));
  const pages = reading.list('pages').map((page, index) => {
    const inner = new Reading(page, unknowns, notice, ['pages', index]);
    const line = { id: inner.id('id'), label: inner.text('label') };
    inner.finish();
    return line;
  });
  const fields = reading.list('fields').map((field, index) => {
    const inner = new Reading(field, unknowns, notice, ['fields', index]);
    const line = {
      id: inner.id('id'),
      type: inner.text('type'),
      page: inner.id('page'),
      label: inner.text('label'),
      description: inner.textOrNull('description'),
      required: inner.boolean('required', false),
    };
    inner.finish();
    return line;
  });
  reading.finish();
  if (created_at === undefined || updated_at === undefined) return undefined;
  for (const { page } of fields) {
    if (pages.some(({ id }) => id === page)) continue;
    pages.push({ id: page, label: '' });
    notice('pages made because a field stands on them and the form does not list them');
  }
  return { ...described, created_at, updated_at, responses, fields, pages, ...extraOf(unknowns) };
}

/** `v1` holds the values that only v1 shows of the same response. */
export function responseLineOf(
  source: unknown,
  v1: Pick<V1Response, 'metadata' | 'unknown'> | undefined,
  notice: Notice,
): ResponseLine | undefined {
  const unknowns = new UnknownValues();
  const reading = new Reading(source, unknowns, notice);
  const id = Number(reading.id('id'));
  const test = reading.boolean('test', false);
  const inner = reading.inner('visitor');
  const visitor = {
    country: inner.text('country'),
    region: inner.text('region'),
    city: inner.text('city'),
    time_spent: inner.integer('time_spent'),
    url: inner.text('url'),
  };
  inner.finish();
  const workflows = reading.list('workflows');
  const response = reading
    .list('response')
    .map((item, index) => answerItem(item, index, unknowns, notice))
    .filter((item) => item !== undefined);
  const created_at = reading.instant('created_at', undefined);
  const updated_at = reading.instant('updated_at', created_at);
  reading.finish();
  if (v1?.metadata !== undefined && v1.metadata !== null) unknowns.put(['metadata'], v1.metadata);
  if (v1?.unknown !== undefined) unknowns.put(['v1'], v1.unknown);
  if (created_at === undefined || updated_at === undefined) return undefined;
  return { id, test, visitor, workflows, response, created_at, updated_at, ...extraOf(unknowns) };
}

function extraOf(unknowns: UnknownValues): { extra?: Record<string, unknown> } {
  const extra = unknowns.extra();
  return extra === undefined ? {} : { extra };
}
