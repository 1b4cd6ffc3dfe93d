import type { ResponseNote } from '#contract/app/response/changes.ts';
import type { BodyOf } from '#contract/app/routes.ts';
import { editableFields, storedAnswers } from '#form/answer/reviseAnswers.ts';
import { formatInstant, parseInstant } from '#kit/time/instant.ts';
import { faultEntries } from '#render/answer/faultEntries.ts';
import { loadPageLanguage } from '#render/pageLanguage.ts';
import { compiledVersion } from '#service/collect/publishedForm/publishedForms.ts';
import type { Act } from '#service/response/change/actOnResponses.ts';
import { changeResponses } from '#service/response/change/changeResponses.ts';
import { type EditFailure, editResponse, isEditable } from '#service/response/change/editResponse.ts';
import {
  addNote,
  changeNote,
  deleteNote,
  mayDeleteNote,
  type NoteFailure,
} from '#service/response/change/notes.ts';
import { maxHistory, responseHistory } from '#service/response/change/responseHistory.ts';
import { uploadAnswerFile } from '#service/response/change/uploadAnswerFile.ts';
import { historyOf } from '#store/query/response/history.ts';
import { type NoteRow, notesOf } from '#store/query/response/note.ts';
import { tagsOfForm } from '#store/query/response/table/tags.ts';
import { findWorkRow, type WorkRow } from '#store/query/response/workRow.ts';
import type { ReadOnlyStore } from '#store/store.ts';
import { sniffType } from '../../../body/sniffType.ts';
import { uploadProblem } from '../../../page/files/uploadProblem.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';
import type { OrganizationContext } from '../../context.ts';
import { visibleForm } from '../form/visibleForm.ts';
import { responseIdOf } from './readForm.ts';

const maxTags = 500;

export const responseChangeHandlers: Handlers<
  | 'responseAnswers'
  | 'editResponse'
  | 'uploadAnswerFile'
  | 'responseHistory'
  | 'changeResponses'
  | 'eraseResponses'
  | 'responseTags'
  | 'responseNotes'
  | 'addNote'
  | 'changeNote'
  | 'deleteNote'
> = {
  async responseAnswers({ context, params, actor }) {
    const row = await storedResponse(context.store, actor, params);
    if (!isEditable(row)) throw new Problem('not_found');
    const { read } = context.store;
    const form = await compiledVersion(read, actor.organization.id, params.form, row.version);
    if (form === undefined) throw new Problem('not_found');
    const stored = storedAnswers(form, row.items);
    const fields = editableFields(form);
    const answers = fields.flatMap(({ field, behaviour }) => {
      const answer = stored.get(field.id);
      return answer === undefined ? [] : [[field.id, behaviour.writeJson(field, answer)] as const];
    });
    return {
      version: row.version,
      definition: form.definition,
      updated_at: formatInstant(row.updated_at),
      answers: Object.fromEntries(answers),
      editable: fields.map(({ field }) => field.id),
    };
  },

  async editResponse({ context, params, body, actor, now }) {
    await visibleForm(context.store, actor, params.form);
    const updatedAt = parseInstant(body.updated_at);
    if (updatedAt === undefined) throw new Problem('field_invalid', { param: 'updated_at' });
    const edit = { updatedAt, answers: body.answers };
    const id = responseIdOf(params.response);
    const edited = await editResponse(actor.writes, context.answerKeys, params.form, id, edit, now);
    if (!edited.ok) throw await editProblem(edited.failure, actor.user.language ?? 'en');
    const { changed } = edited.value;
    return { updated_at: formatInstant(edited.value.updatedAt), changed: [...changed] };
  },

  async uploadAnswerFile({ context, params, query, body, actor, now }) {
    await visibleForm(context.store, actor, params.form);
    const wanted = { form: params.form, response: responseIdOf(params.response), ...query };
    const taken = await uploadAnswerFile(
      actor.writes,
      { files: context.files, typeOf: sniffType },
      wanted,
      body,
      now,
    );
    if (taken.ok) return taken.value;
    throw taken.failure.code === 'response_unknown' ? new Problem('not_found') : uploadProblem(taken.failure);
  },

  async responseHistory({ context, params, actor }) {
    const row = await storedResponse(context.store, actor, params);
    const { read } = context.store;
    const rows = await historyOf(read, actor.organization.id, params.form, [row.id], maxHistory);
    return { entries: responseHistory(rows, row) };
  },

  async changeResponses({ context, params, body, actor }) {
    const { selection, cursor } = body;
    return await takeStep(context, actor, params.form, { act: actOf(body), selection, cursor });
  },

  async eraseResponses({ context, params, body, actor }) {
    const { selection, cursor } = body;
    return await takeStep(context, actor, params.form, { act: { action: 'erase' }, selection, cursor });
  },

  async responseTags({ context, params, actor }) {
    const form = await visibleForm(context.store, actor, params.form);
    return { tags: await tagsOfForm(context.store.read, actor.organization.id, form.id, maxTags) };
  },

  async responseNotes({ context, params, actor }) {
    const row = await storedResponse(context.store, actor, params);
    const notes = await notesOf(context.store.read, actor.organization.id, params.form, [row.id]);
    return { notes: notes.map((note) => shownNote(note, actor)) };
  },

  async addNote({ context, params, body, actor, now }) {
    await visibleForm(context.store, actor, params.form);
    const noted = { form: params.form, response: responseIdOf(params.response) };
    const added = await addNote(actor.writes, noted, body.text, now);
    if (!added.ok) throw noteProblem(added.failure);
    return shownNote(added.value, actor);
  },

  async changeNote({ context, params, body, actor, now }) {
    await visibleForm(context.store, actor, params.form);
    const noted = { form: params.form, response: responseIdOf(params.response) };
    const changed = await changeNote(actor.writes, noted, params.note, body.text, now);
    if (!changed.ok) throw noteProblem(changed.failure);
    return shownNote(changed.value, actor);
  },

  async deleteNote({ context, params, actor }) {
    await visibleForm(context.store, actor, params.form);
    const noted = { form: params.form, response: responseIdOf(params.response) };
    const deleted = await deleteNote(actor.writes, noted, params.note);
    if (!deleted.ok) throw noteProblem(deleted.failure);
    return {};
  },
};

/** A response of a visible form, in any state until it is erased. */
async function storedResponse(
  store: ReadOnlyStore,
  actor: InOrganization,
  params: { readonly form: string; readonly response: string },
): Promise<WorkRow> {
  const form = await visibleForm(store, actor, params.form);
  const id = responseIdOf(params.response);
  const row = await findWorkRow(store.read, actor.organization.id, form.id, id);
  if (row === undefined) throw new Problem('not_found');
  return row;
}

async function takeStep(
  context: OrganizationContext,
  actor: InOrganization,
  formId: string,
  step: Parameters<typeof changeResponses>[3],
) {
  const { answerKeys: keys, clock } = context;
  const form = await visibleForm(context.store, actor, formId);
  const changed = await changeResponses(actor.writes, { keys, clock, reader: context }, form, step);
  if (!changed.ok) throw new Problem('field_invalid', { param: 'cursor' });
  return changed.value;
}

function actOf({ action, tag, deletion }: BodyOf<'changeResponses'>): Act {
  if (action === 'delete') return { action, deletion: deletion ?? null };
  if (action !== 'tag' && action !== 'untag') return { action };
  if (tag === undefined) throw new Problem('field_invalid', { param: 'tag' });
  return { action, tag };
}

async function editProblem(failure: EditFailure, language: string): Promise<Problem> {
  switch (failure.code) {
    case 'response_unknown':
      return new Problem('not_found');
    case 'response_changed':
      return new Problem('response_changed');
    case 'field_fixed':
      return new Problem('answer_fixed', { param: failure.field });
    case 'answers_refused': {
      const fields = faultEntries(failure.form, failure.faults, await loadPageLanguage(language));
      return new Problem('answers_refused', { more: { fields } });
    }
  }
}

function noteProblem({ code }: NoteFailure): Problem {
  return new Problem(code === 'note_unknown' ? 'not_found' : 'note_of_another');
}

function shownNote(note: NoteRow, { user, role }: InOrganization): ResponseNote {
  const { created_by, author_name } = note;
  return {
    id: note.id,
    text: note.text,
    author: created_by === null ? null : { id: created_by, name: author_name ?? '' },
    may_change: created_by === user.id,
    may_delete: mayDeleteNote(note, user.id, role),
    created_at: formatInstant(note.created_at),
    updated_at: formatInstant(note.updated_at),
  };
}
