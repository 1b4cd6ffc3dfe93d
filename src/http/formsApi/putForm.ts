import type { z } from 'zod';
import type { formWritten } from '#contract/writtenForm.ts';
import type { Finding } from '#form/check/findings.ts';
import type { ServerAbilities } from '#form/check/serverFindings.ts';
import { type PushedForm, pushForm } from '#service/form/push/pushForm.ts';
import type { PushFailure } from '#service/form/push/refusePush.ts';
import { inFormThread } from '#service/form/thread/formThread.ts';
import { isLargeText } from '#service/form/thread/isLarge.ts';
import { keyWrites } from '#service/organization/keyWrites.ts';
import { takeOrganizationTurn } from '#service/organization/turn/takeOrganizationTurn.ts';
import type { KeyOwner } from '#store/query/organization/key.ts';
import { type Api, countRequest, identifyKey } from '../api/handleApi.ts';
import { readContentType } from '../body/contentType.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { sendJsonText } from '../reply/send.ts';
import { type Match, parameter } from '../route/router.ts';

/**
 * `PUT /forms-api/forms/<id>`: creates the form that the body describes, or makes its draft, name, workspace and
 * settings match. The body is a form file in JSON; shorthands and keys are allowed.
 */
export async function putForm(api: Api, exchange: Exchange, match: Match): Promise<void> {
  exchange.addHeader('Cache-Control', 'no-store');
  const owner = await identifyKey(api, exchange);
  const now = api.context.clock();
  await countRequest(api, exchange, owner, now);
  if (owner.scope !== 'forms:write') throw new Problem('key_scope_insufficient');
  const { organizationId } = owner;
  const waiting = { organizationId, queue: 'long', left: exchange.waitSignal } as const;
  const written = await takeOrganizationTurn(api.context.store, waiting, () =>
    writeForm(api, exchange, { id: idIn(match), owner, now }),
  );
  await sendJsonText(exchange, written.created ? 201 : 200, written.text);
}

async function writeForm(
  api: Api,
  exchange: Exchange,
  { id, owner, now }: { readonly id: string; readonly owner: KeyOwner; readonly now: number },
): Promise<{ readonly created: boolean; readonly text: string }> {
  const today = new Date(now).toISOString().slice(0, 10);
  const server = { payments: api.context.checkouts !== undefined, today };
  const { findings, ...order } = await readOrder(exchange, { id, owner, server });
  const writes = keyWrites(api.context.store, owner);
  const pushed = await pushForm(writes, { ...order, ...expectedRevision(exchange) }, now);
  if (!pushed.ok) throw refusal(pushed.failure);
  return { created: pushed.value.created, text: JSON.stringify(answerOf(pushed.value, findings)) };
}

/** Empty if it is no id. PostgreSQL refuses to look for one with U+0000. */
function idIn(match: Match): string {
  const id = decodedSegment(parameter(match, 'form') ?? '') ?? '';
  return id.includes('\0') ? '' : id;
}

async function readOrder(
  exchange: Exchange,
  {
    id,
    owner: { organizationId },
    server,
  }: { readonly id: string; readonly owner: KeyOwner; readonly server: ServerAbilities },
) {
  const { media } = readContentType(exchange.request.headers['content-type'] ?? '');
  if (media !== 'application/json')
    throw new Problem('media_type_unsupported', { message: 'Send the form as application/json, in UTF-8.' });
  const text = (exchange.body ?? Buffer.alloc(0)).toString('utf8');
  const size = { organizationId, isLarge: isLargeText(text) };
  const read = await inFormThread(size, 'readForm', { kind: 'json', text, server });
  if (!read.ok) throw new Problem('form_invalid', { more: { faults: read.failure } });
  const { workspace, ...written } = read.value;
  if (written.id !== undefined && written.id !== id)
    throw new Problem('form_invalid', {
      param: 'id',
      message: 'The id in the form is not the one in the address.',
    });
  return { ...written, id, workspace };
}

/** `If-Match: "3"` makes the push fail if the draft has another revision. */
function expectedRevision({ request }: Exchange): { revision?: number } {
  const given = request.headers['if-match'];
  if (given === undefined) return {};
  const revision = /^"?(\d{1,15})"?$/.exec(given.trim())?.[1];
  if (revision === undefined)
    throw new Problem('parameter_invalid', {
      param: 'If-Match',
      message: 'If-Match must be the revision of the draft, such as "3".',
    });
  return { revision: Number(revision) };
}

function answerOf(
  { id, name, created, revision, draftChanges, liveChanges, target, warnings }: PushedForm,
  findings: Finding[],
): z.infer<typeof formWritten> {
  const { workspace } = target;
  return {
    id,
    name,
    workspace: { id: workspace.id, name: workspace.name },
    created,
    draft_revision: revision,
    draft_changes: draftChanges,
    live_changes: liveChanges,
    findings: [...findings, ...warnings],
  };
}

function refusal(failure: PushFailure): Problem {
  switch (failure.code) {
    case 'settings_invalid':
      return new Problem('form_settings_invalid', { more: { findings: failure.findings } });
    case 'field_id_reused':
      return new Problem('field_id_reused', { more: { fields: failure.fields } });
    case 'slug_taken':
      return new Problem('slug_taken', { param: 'settings.slug' });
    case 'id_malformed':
      return new Problem('form_invalid', {
        param: 'id',
        message:
          'There is no form with this id, and a new one needs an id of eight lowercase letters or digits.',
      });
    case 'id_taken':
      return new Problem('form_id_taken');
    case 'form_deleted':
      return new Problem('form_deleted');
    case 'draft_changed':
      return new Problem('draft_changed', {
        message:
          'The draft has changed since the revision that If-Match names; draft_revision is the current one.',
        more: { draft_revision: failure.revision },
      });
    default:
      return new Problem('workspace_unknown', { param: 'workspace' });
  }
}
