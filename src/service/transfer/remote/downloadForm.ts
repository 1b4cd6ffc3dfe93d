import type { z } from 'zod';
import { type FormLine, formLine, type ResponseLine, responseLine } from '#contract/archive.ts';
import { pluralize } from '#kit/text/pluralize.ts';
import { archiveFileName } from '#service/transfer/archive/fileName.ts';
import type { StagedItem } from '#store/download/staging.ts';
import { type Download, tellFindings } from './download.ts';
import { formLineOf, responseLineOf } from './lines.ts';
import { listPages } from './listPage.ts';
import type { Notice } from './reading.ts';
import { UnknownValues } from './unknownValues.ts';
import { readV1Form, readV1Response, type V1Form, type V1Response } from './v1View.ts';
import { type AnsweredField, VersionHistory } from './versionHistory.ts';
import { walkList } from './walkList.ts';
import { walkV1Responses } from './walkV1Responses.ts';
import { writeJsonLines } from './writeWhole.ts';

/** Lists in the staging file that are kept after a form is done. */
export const formLines = 'form lines';
export const answeredFiles = 'answered files';

/**
 * Downloads one form with its responses into `responses/<id>.jsonl` and stages its own line. Once that is done, a
 * later run does not request the form again.
 */
export async function downloadForm(download: Download, listed: StagedItem, hasV1: boolean): Promise<void> {
  const { api, staging, report } = download;
  const doneName = `form ${listed.id} is done`;
  if (staging.cursor(doneName) === true) return;
  const subject = `Form ${listed.id}`;
  const notice: Notice = (kind) => download.findings.add(kind, subject);

  const path = `/v2/forms/${encodeURIComponent(listed.id)}`;
  const detail = await api.json(path);
  if (detail.kind === 'absent') {
    report(`${subject}: listed, but its detail cannot be read; it is left out.`);
    staging.keepCursor(doneName, true);
    return;
  }
  if (detail.kind === 'refused')
    report(`${subject}: its detail is refused (${detail.status}); its fields are missing.`);
  const line = formLineOf(detail.kind === 'value' ? detail.value : JSON.parse(listed.json), notice);
  if (line === undefined || !isValid(formLine, line, notice, 'forms')) {
    report(`${subject}: cannot be put into an archive; it is left out.`);
    staging.keepCursor(doneName, true);
    return;
  }

  const lists = { v2: `responses of ${listed.id}`, v1: `v1 responses of ${listed.id}` };
  const what = `responses of "${line.name}"`;
  let read = staging.count(lists.v2);
  const onItems = (fresh: number) => {
    read += fresh;
    download.onProgress({ what, done: read, total: line.responses });
  };
  const ask = listPages(api, `${path}/responses`);
  const walked = await walkList({ ask, staging, list: lists.v2, subject, report, onItems });
  if (walked === 'absent') report(`${subject}: its responses cannot be read.`);

  const v1 = hasV1 ? await readV1(download, line, lists, subject) : undefined;
  const history = v1 === undefined ? undefined : learn(download, line, v1, lists);
  const count = await writeResponses(download, line, lists, history, subject);

  if (line.responses > count) {
    const rest = line.responses - count;
    report(
      `${subject}: counts ${pluralize(line.responses, 'response')}, ${rest} of them cannot be read: the API lists no test responses.`,
    );
  }
  tellFindings(download);
  staging.keepPage(formLines, [stagedLine(line, v1, history, count)], doneName, true);
  staging.forget(lists.v2);
  staging.forget(lists.v1);
}

type Lists = { v2: string; v1: string };
type V1 = V1Form & { extra: Record<string, unknown> | undefined };

async function readV1(
  download: Download,
  line: FormLine,
  lists: Lists,
  subject: string,
): Promise<V1 | undefined> {
  const { api, staging, findings, report } = download;
  const outcome = await api.json(`/v1/form/${encodeURIComponent(line.id)}`);
  const what = `labels and metadata of "${line.name}"`;
  const onPage = (done: number, total: number | undefined) => download.onProgress({ what, done, total });
  const walked = await walkV1Responses({
    api,
    staging,
    formId: line.id,
    list: lists.v1,
    v2List: lists.v2,
    onPage,
  });
  if (outcome.kind !== 'value' && walked === 'absent') {
    report(
      `${subject}: v1 does not show it; options are taken from the answers, labels from the form as it is now.`,
    );
    return undefined;
  }
  const unlabelled = staging.countMissing(lists.v2, lists.v1);
  if (unlabelled > 0)
    report(`${subject}: v1 does not show ${pluralize(unlabelled, 'response')}; earlier labels are unknown.`);
  const unlisted = staging.countMissing(lists.v1, lists.v2);
  if (unlisted > 0)
    report(`${subject}: v1 shows ${pluralize(unlisted, 'response')} more than v2, left out here.`);
  const unknowns = new UnknownValues();
  const value = outcome.kind === 'value' ? outcome.value : {};
  const form = readV1Form(value, unknowns, (kind) => findings.add(kind, subject));
  return { ...form, extra: unknowns.extra() };
}

function learn({ staging }: Download, line: FormLine, v1: V1, lists: Lists): VersionHistory | undefined {
  const history = new VersionHistory(line, v1.options);
  let isEmpty = true;
  for (const item of staging.items(lists.v2, 'newest first')) {
    isEmpty = false;
    const response = responseLineOf(JSON.parse(item.json), undefined, () => undefined);
    if (response !== undefined)
      history.learn(answersOf(response, v1Of(staging.item(lists.v1, item.id))), item.created);
  }
  // A form that shows nothing and has no response was never published, so it has no version either.
  return isEmpty && line.fields.length === 0 && line.pages.length === 0 ? undefined : history;
}

async function writeResponses(
  { staging, findings, folder }: Download,
  form: FormLine,
  lists: Lists,
  history: VersionHistory | undefined,
  subject: string,
): Promise<number> {
  let count = 0;
  function* lines(): Generator<ResponseLine> {
    for (const item of staging.items(lists.v2)) {
      const notice: Notice = (kind) => findings.add(kind, `${subject}, response ${item.id}`);
      const v1 = v1Of(staging.item(lists.v1, item.id), notice);
      const line = responseLineOf(JSON.parse(item.json), v1, notice);
      if (line === undefined || !isValid(responseLine, line, notice, 'responses')) {
        notice('responses left out, since the archive cannot hold them');
        continue;
      }
      if (history !== undefined) {
        const { version, isExact } = history.versionOf(answersOf(line, v1));
        line.version = version;
        if (!isExact) keepLabels(line, v1, notice);
      }
      const files = filesOf(line);
      if (files.length > 0) staging.keepPage(answeredFiles, files);
      count++;
      yield line;
    }
  }
  await writeJsonLines(folder, `responses/${archiveFileName(form.id)}.jsonl`, lines());
  return count;
}

function v1Of(json: string | undefined, notice: Notice = () => undefined): V1Response | undefined {
  return json === undefined ? undefined : readV1Response(JSON.parse(json), notice);
}

function answersOf({ response }: ResponseLine, v1: V1Response | undefined): AnsweredField[] {
  return response.map((item) => {
    const answer = v1?.answers.get(item.field_id);
    return {
      id: item.field_id,
      type: item.field_type,
      label: answer?.label,
      options: item.value_type === 'options' ? item.value : [],
      prices: item.value_type === 'options' && answer !== undefined ? answer.prices : new Map(),
    };
  });
}

function keepLabels(line: ResponseLine, v1: V1Response | undefined, notice: Notice): void {
  const labels = [...(v1?.answers ?? [])].map(([id, { label }]) => [id, label]);
  line.extra = { ...line.extra, labels: Object.fromEntries(labels) };
  notice('responses with labels of their own, kept under extra');
}

/** Stages the files that answers name, so that those missing from the server's list are fetched too. */
function filesOf({ id, response, created_at }: ResponseLine): StagedItem[] {
  const files: StagedItem[] = [];
  for (const item of response) {
    if (item.value_type !== 'files') continue;
    for (const file of item.value) {
      const line = { ...file, created_at, updated_at: created_at, response_id: id, field_id: item.field_id };
      files.push({ id: file.id, created: Date.parse(created_at), json: JSON.stringify(line) });
    }
  }
  return files;
}

function stagedLine(
  line: FormLine,
  v1: V1 | undefined,
  history: VersionHistory | undefined,
  count: number,
): StagedItem {
  const whole: FormLine = { ...line, responses: count };
  if (history !== undefined) whole.versions = history.lines();
  if (v1?.counter !== undefined) whole.counter = v1.counter;
  if (v1?.extra !== undefined) whole.extra = { ...line.extra, ...v1.extra };
  return { id: line.id, created: Date.parse(line.created_at), json: JSON.stringify(whole) };
}

function isValid(schema: z.ZodType, line: unknown, notice: Notice, what: string): boolean {
  const parsed = schema.safeParse(line);
  if (parsed.success) return true;
  const [issue] = parsed.error.issues;
  notice(
    `${what} that do not fit (${issue?.path.filter((step) => typeof step === 'string').join('.')}: ${issue?.message})`,
  );
  return false;
}
