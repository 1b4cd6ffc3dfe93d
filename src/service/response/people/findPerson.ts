import type { FoundResponse } from '#contract/app/response/people.ts';
import type { Response } from '#contract/v2.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { personalLinks } from '#store/query/collect/personalLink.ts';
import {
  earlierAnswersBetween,
  fileCounts,
  mailsInOutbox,
  notesBetween,
  responseTotal,
  type SearchedForm,
  searchedForms,
} from '#store/query/response/people.ts';
import { belowEveryId } from '#store/query/response/readResponses.ts';
import { type WorkRow, workRowsAfter } from '#store/query/response/workRow.ts';
import type { Database, OrganizationId } from '#store/tables.ts';
import { labelsOfVersions } from './labelsOfVersions.ts';
import { type PersonMatch, PersonText, textsIn } from './personText.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './searchCursor.ts';

interface FoundLink {
  readonly form: string;
  readonly form_name: string;
  readonly link: string;
  readonly name: string;
}

interface FoundMail {
  readonly mail: string;
  readonly kind: string;
  readonly created_at: string;
}

export interface SearchStep {
  readonly responses: readonly FoundResponse[];
  readonly links: readonly FoundLink[];
  readonly mails: readonly FoundMail[];
  readonly progress: { readonly read: number; readonly total: number };
  readonly next: string | null;
}

const batchSize = 500;
const maxMails = 20_000;

/** Keeps a request short; the search goes on with the next one. */
const stepTime = 400;
const maxPerStep = 100;

/**
 * One step of looking through everything that an organisation stores, form by form: answers of responses in every
 * state, earlier answers, notes, names of personal links and, last, the outbox. Undefined if the cursor is none.
 */
export async function findPerson(
  db: Database,
  organizationId: OrganizationId,
  { text, match, cursor }: { text: string; match: PersonMatch; cursor: string | undefined },
  monotonic: () => number,
): Promise<SearchStep | undefined> {
  let position = readSearchCursor(cursor);
  if (position === undefined) return undefined;
  const person = new PersonText(text, match);
  const total = await responseTotal(db, organizationId);
  const found: FoundResponse[] = [];
  const links: FoundLink[] = [];
  const until = monotonic() + stepTime;
  for (;;) {
    const [form, following] = await searchedForms(db, organizationId, position.form, 2);
    if (form === undefined) break;
    // A form that was there in the last step may be gone.
    if (form.id !== position.form) position = { ...position, form: form.id, after: null };
    const after = position.after ?? belowEveryId;
    const { rows, ended } = await workRowsAfter(db, organizationId, form.id, after, batchSize);
    found.push(...(await searchRows(db, form, rows, person)));
    position = { ...position, read: position.read + rows.length };
    if (!ended) {
      position = { ...position, after: rows.at(-1)?.id ?? position.after };
    } else {
      links.push(...(await searchLinks(db, form, person)));
      if (following === undefined) break;
      position = { ...position, form: following.id, after: null };
    }
    if (monotonic() >= until || found.length >= maxPerStep)
      return {
        responses: found,
        links,
        mails: [],
        progress: progressAt(position, total),
        next: writeSearchCursor(position),
      };
  }
  const mails = await mailsInOutbox(db, organizationId, maxMails);
  return {
    responses: found,
    links,
    mails: mails
      .filter(({ recipient }) => person.matches(recipient))
      .map(({ id, kind, created_at }) => ({ mail: id, kind, created_at: formatInstant(created_at) })),
    progress: { read: position.read, total: position.read },
    next: null,
  };
}

function progressAt({ read }: SearchCursor, total: number) {
  return { read, total: Math.max(read, total) };
}

async function searchRows(
  db: Database,
  form: SearchedForm,
  rows: readonly WorkRow[],
  person: PersonText,
): Promise<FoundResponse[]> {
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { organization_id, id } = form;
  const between = [first.id, last.id] as const;
  const noted = await matchingIds(notesBetween(db, organization_id, id, between), person);
  const earlier = await matchingIds(earlierAnswersBetween(db, organization_id, id, between), person);
  const labels = labelsOfVersions(db, organization_id, id);
  const found: FoundResponse[] = [];
  for (const row of rows) {
    const parts = person.mayBeIn(row.json) ? await matchingParts(row, person, labels) : [];
    if (noted.has(row.id)) parts.push({ field: '@note', label: '', text: noted.get(row.id) ?? '' });
    if (earlier.has(row.id)) parts.push({ field: '@history', label: '', text: earlier.get(row.id) ?? '' });
    if (parts.length === 0) continue;
    found.push({
      form: id,
      form_name: form.name,
      form_deleted: form.deleted_at !== null,
      response: row.id,
      number: row.number,
      state: stateWords[row.state],
      created_at: formatInstant(row.created_at),
      found: parts,
      files: 0,
    });
  }
  const ids = found.map(({ response }) => response);
  const files = await fileCounts(db, organization_id, id, ids);
  return found.map((each) => ({ ...each, files: files.get(each.response) ?? 0 }));
}

const stateWords = {
  live: 'live',
  test: 'test',
  spam: 'quarantined',
  partial: 'partial',
  pending_payment: 'unpaid',
  deleted: 'deleted',
} as const;

async function matchingParts(
  { version, json, items }: WorkRow,
  person: PersonText,
  labels: (version: number) => Promise<ReadonlyMap<string, string>>,
): Promise<FoundResponse['found']> {
  const parts: FoundResponse['found'] = [];
  for (const { field_id, value } of items) {
    const text = firstMatch(value, person);
    if (text === undefined) continue;
    const label = (await labels(version)).get(field_id) ?? '';
    parts.push({ field: field_id, label, text });
  }
  // The server wrote it in the shape of the contract.
  const { visitor } = JSON.parse(json) as Response;
  if (person.matches(visitor.url)) parts.push({ field: '@url', label: '', text: excerpt(visitor.url) });
  return parts;
}

/** The first matching text of each response. JSON of earlier answers is searched value by value. */
async function matchingIds(
  steps: AsyncIterable<readonly { readonly response_id: number; readonly text: string }[]>,
  person: PersonText,
): Promise<ReadonlyMap<number, string>> {
  const found = new Map<number, string>();
  for await (const said of steps)
    for (const { response_id, text } of said) {
      if (found.has(response_id) || !person.mayBeIn(text)) continue;
      const matching = firstMatch(text.startsWith('{') ? parsed(text) : text, person);
      if (matching !== undefined) found.set(response_id, matching);
    }
  return found;
}

function firstMatch(value: unknown, person: PersonText): string | undefined {
  for (const text of textsIn(value)) if (person.matches(text)) return excerpt(text);
  return undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const maxExcerptLength = 200;

function excerpt(text: string): string {
  return text.length <= maxExcerptLength ? text : `${text.slice(0, maxExcerptLength)}…`;
}

async function searchLinks(db: Database, form: SearchedForm, person: PersonText): Promise<FoundLink[]> {
  const found: FoundLink[] = [];
  for await (const { id, name } of personalLinks(db, form.organization_id, form.id))
    if (name !== '' && person.matches(name))
      found.push({ form: form.id, form_name: form.name, link: id, name });
  return found;
}
