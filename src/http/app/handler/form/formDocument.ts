import { formatInstant } from '#kit/time/instant.ts';
import { lastingAddress } from '#render/share/formAddress.ts';
import { formState } from '#service/collect/publishedForm/formState.ts';
import { listVersions } from '#service/form/listVersions.ts';
import { openSettings } from '#service/form/openForm.ts';
import { publishedVersion } from '#service/form/publishedVersion.ts';
import { publishForm } from '#service/form/publishForm.ts';
import { saveDraft } from '#service/form/saveDraft.ts';
import { inFormThread } from '#service/form/thread/formThread.ts';
import { isLargeText } from '#service/form/thread/isLarge.ts';
import { findDefinition } from '#store/query/form/form.ts';
import { Problem } from '../../../problem.ts';
import { JsonText } from '../../../reply/jsonText.ts';
import type { Handlers } from '../../call.ts';
import { visibleForm } from './visibleForm.ts';

export const formDocumentHandlers: Handlers<
  'form' | 'saveDraft' | 'publishForm' | 'formVersions' | 'formVersion'
> = {
  async form({ context, params, actor, now }) {
    const { store, formsUrl, unpaidForms } = context;
    const organizationId = actor.organization.id;
    const row = await visibleForm(store, actor, params.form);
    const { password_hash, ...settings } = openSettings(row.settings);
    const published = await publishedVersion(store.read, row);
    const { definition, changed } = await inFormThread(
      { organizationId, isLarge: isLargeText(row.draft) },
      'openDraft',
      { draft: row.draft, published: published?.definition },
    );
    const today = formatInstant(now).slice(0, 10);
    const unpaid = await unpaidForms?.among(store.read, organizationId, [row], today);
    return {
      id: row.id,
      name: row.name,
      workspace: row.workspace_id,
      state: formState(row, unpaid?.get(row.id) === 'always', now),
      changed,
      url: lastingAddress(formsUrl, row.slug ?? row.id),
      responses: row.live_count,
      updated_at: formatInstant(row.updated_at),
      published_version: row.published_version,
      revision: row.draft_revision,
      definition: new JsonText(definition),
      settings,
      has_password: password_hash !== undefined,
      last_field_number: row.last_field_number,
    };
  },

  async saveDraft({ context, params, body, actor }) {
    const saved = await saveDraft(actor.writes, params.form, body);
    if (saved.ok) {
      context.streams.wake(actor.organization.id, params.form);
      return saved.value;
    }
    const { failure } = saved;
    switch (failure.code) {
      case 'form_unknown':
        throw new Problem('not_found');
      case 'draft_changed':
        throw new Problem('draft_changed');
      case 'document_malformed':
        throw new Problem('body_malformed');
      case 'form_too_large':
        throw new Problem('form_too_large', { more: { faults: failure.faults } });
      case 'document_invalid':
        throw new Problem('field_invalid', { param: 'definition', more: { faults: failure.faults } });
      case 'field_id_reused':
        throw new Problem('field_id_reused', { more: { fields: failure.fields } });
    }
  },

  async publishForm({ context, params, body, actor, now }) {
    // Publishing answers before its transaction reads the actor's workspaces.
    await visibleForm(context.store, actor, params.form);
    const published = await publishForm(actor.writes, params.form, now, {
      revision: body.revision,
      insteadOf: body.instead_of,
    });
    if (published.ok) return { version: published.value.version, published: published.value.published };
    const { failure } = published;
    switch (failure.code) {
      case 'form_unknown':
        throw new Problem('not_found');
      case 'draft_changed':
        throw new Problem('draft_changed');
      case 'published_changed':
        throw new Problem('published_changed');
      case 'document_invalid':
        throw new Problem('form_has_errors', { more: { faults: failure.faults } });
      case 'findings_block':
        throw new Problem('form_has_errors', { more: { findings: failure.findings } });
    }
  },

  async formVersions({ context: { store }, params, query, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    const before = query.before === undefined ? undefined : versionNumber(query.before);
    const page = await listVersions(store.read, actor.organization.id, id, before);
    return {
      versions: page.versions.map(({ version, publishedAt, sameAs, by }) => ({
        version,
        published_at: formatInstant(publishedAt),
        same_as: sameAs ?? null,
        by: by ?? null,
      })),
      has_more: page.hasMore,
    };
  },

  async formVersion({ context: { store }, params, actor }) {
    const { id } = await visibleForm(store, actor, params.form);
    const version = versionNumber(params.version);
    const text = await findDefinition(store.read, actor.organization.id, id, version);
    if (text === undefined) throw new Problem('not_found');
    const size = { organizationId: actor.organization.id, isLarge: isLargeText(text) };
    const { definition } = await inFormThread(size, 'openDraft', { draft: text });
    return { version, definition: new JsonText(definition) };
  },
};

function versionNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem('not_found');
  return Number(text);
}
