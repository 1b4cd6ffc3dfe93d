import type { BodyOf } from '#contract/app/routes.ts';
import { formatInstant } from '#kit/time/instant.ts';
import { lastingAddress, templateAddress } from '#render/share/formAddress.ts';
import { previewLink } from '#service/collect/preview/previewToken.ts';
import { availability } from '#service/collect/publishedForm/availability.ts';
import { liveSettings } from '#service/collect/publishedForm/liveSettings.ts';
import { changeForm } from '#service/form/changeForm.ts';
import { deleteForm } from '#service/form/deleteForm.ts';
import { duplicateForm } from '#service/form/duplicateForm.ts';
import { formActivity } from '#service/form/formActivity.ts';
import { type FormSource, newForm } from '#service/form/newForm.ts';
import { restoreForm, restorePeriod } from '#service/form/restoreForm.ts';
import { listTemplates } from '#service/form/templates.ts';
import { deletedFormListing } from '#store/query/form/deletedForm.ts';
import { type FormListingRow, findFormDocument, formListing } from '#store/query/form/formDocument.ts';
import { Problem } from '../../../problem.ts';
import type { Handlers, InOrganization } from '../../call.ts';

export const formsHandlers: Handlers<
  | 'forms'
  | 'templates'
  | 'createForm'
  | 'duplicateForm'
  | 'formActivity'
  | 'changeForm'
  | 'formPreview'
  | 'deleteForm'
  | 'deletedForms'
  | 'restoreForm'
> = {
  async forms({ context, actor, now }) {
    const { store, formsUrl, unpaidForms } = context;
    const { id } = actor.organization;
    const rows = await formListing(store.read, id, seenBy(actor));
    const today = formatInstant(now).slice(0, 10);
    const unpaid = await unpaidForms?.among(store.read, id, rows, today);
    return {
      forms: rows.map((row) => ({
        ...listed(formsUrl, row, now),
        payments_missing: unpaid?.get(row.id) ?? 'never',
      })),
    };
  },

  async templates({ context }) {
    const templates = await listTemplates();
    return {
      templates: templates.map(({ name, title, about, text }) => ({
        name,
        title,
        about,
        payments_missing: context.unpaidForms !== undefined && text.includes('type: credit_card'),
        url: templateAddress(context.formsUrl, name),
      })),
    };
  },

  async createForm({ body, actor, now }) {
    const { workspace, name, language } = body;
    const notify = body.notify === false ? undefined : actor.user;
    const wanted = { workspace, name, language, notify, from: sourceIn(body) };
    const made = await newForm(actor.writes, wanted, now);
    if (made.ok) return made.value;
    const { failure } = made;
    switch (failure.code) {
      case 'template_unknown':
        throw new Problem('field_invalid', { param: 'template' });
      case 'name_missing':
        throw new Problem('field_invalid', { param: 'name' });
      case 'workspace_unknown':
        throw workspaceNotFound();
      case 'file_invalid':
        throw new Problem('form_file_invalid', { more: { faults: failure.faults } });
      case 'document_malformed':
        throw new Problem('body_malformed');
      case 'form_too_large':
        throw new Problem('form_too_large', { more: { faults: failure.faults } });
      case 'document_invalid':
        throw new Problem('field_invalid', { param: 'definition', more: { faults: failure.faults } });
    }
  },

  async duplicateForm({ params, body, actor, now }) {
    const made = await duplicateForm(actor.writes, params.form, body.name, now);
    if (!made.ok) throw new Problem('not_found');
    return made.value;
  },

  async formActivity({ context, actor, now }) {
    return {
      forms: await formActivity(context.store.readStale, actor.organization.id, seenBy(actor), now),
    };
  },

  async changeForm({ params, body, actor, now }) {
    const changed = await changeForm(actor.writes, params.form, body, now);
    if (changed.ok) return {};
    switch (changed.failure.code) {
      case 'form_unknown':
        throw new Problem('not_found');
      case 'not_published':
        throw new Problem('form_unpublished');
      case 'workspace_unknown':
        throw workspaceNotFound();
    }
  },

  async formPreview({ context, params, actor, now }) {
    const row = await findFormDocument(context.store.read, actor.organization.id, params.form);
    const seen = seenBy(actor);
    if (row === undefined || (seen !== 'all' && !seen.includes(row.workspace_id)))
      throw new Problem('not_found');
    const { url, expiresAt } = previewLink(context.keys(), context.formsUrl, row.id, {
      now,
      userId: actor.user.id,
    });
    return { url, expires_at: formatInstant(expiresAt) };
  },

  async deleteForm({ params, actor, now }) {
    const deleted = await deleteForm(actor.writes, params.form, { withResponses: true, now });
    if (!deleted.ok) throw new Problem('not_found');
    return {};
  },

  async deletedForms({ context, actor, now }) {
    const since = now - restorePeriod;
    const rows = await deletedFormListing(context.store.read, actor.organization.id, seenBy(actor), since);
    const forms = rows.map(({ id, name, workspace_id, live_count, deleted_at }) => ({
      id,
      name,
      workspace: workspace_id,
      responses: live_count,
      deleted_at: formatInstant(deleted_at),
      gone_at: formatInstant(deleted_at + restorePeriod),
    }));
    return { forms };
  },

  async restoreForm({ params, actor, now }) {
    const restored = await restoreForm(actor.writes, params.form, now);
    if (restored.ok) return {};
    const { code } = restored.failure;
    throw new Problem(code === 'form_unknown' ? 'not_found' : code);
  },
};

/** The beginning of the new form that the call asks for. */
function sourceIn({ template = null, file, definition }: BodyOf<'createForm'>): FormSource {
  if (file !== undefined) return { file };
  return definition === undefined ? { template } : { definition };
}

function workspaceNotFound(): Problem {
  return new Problem('not_found', { param: 'workspace', message: 'There is no such workspace.' });
}

function seenBy({ workspaces }: InOrganization): 'all' | string[] {
  return workspaces === 'all' ? workspaces : [...workspaces];
}

const unavailableStates = {
  not_enabled: null,
  not_open_yet: 'scheduled',
  closed: 'closed',
  full: 'full',
} as const;

/** Why an enabled form takes no responses now. */
function unavailable(row: FormListingRow, now: number) {
  const { enabled, settings, live_count, test_count, counter } = row;
  const counts = { live: live_count, test: test_count, counter };
  const found = availability({ enabled: enabled === 1, live: liveSettings(settings), counts }, now);
  return found === undefined ? null : unavailableStates[found.reason];
}

function listed(formsUrl: string, row: FormListingRow, now: number) {
  const { id, name, workspace_id, enabled, published_version, slug, live_count, created_at, updated_at } =
    row;
  const switched = enabled === 1 ? ('enabled' as const) : ('disabled' as const);
  return {
    id,
    name,
    workspace: workspace_id,
    state: published_version === null ? ('draft' as const) : switched,
    unavailable: unavailable(row, now),
    responses: live_count,
    created_at: formatInstant(created_at),
    updated_at: formatInstant(updated_at),
    url: lastingAddress(formsUrl, slug ?? id),
  };
}
