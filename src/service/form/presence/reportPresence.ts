import { failed, ok, type Result } from '#kit/result.ts';
import { storableText } from '#kit/text/storableText.ts';
import {
  draftRevision,
  removePresence,
  removeStalePresence,
  windowsOf,
  writePresence,
} from '#store/query/form/draftPresence.ts';
import type { OrganizationWrites } from '../../base/access/organizationWrites.ts';
import { isInWorkspaceScope } from '../../base/access/workspaceScope.ts';
import { presenceTimeout } from './draftNews.ts';

/** An unchanged window is written this often only. */
const renewalInterval = 8_000;
/** Everything that one person selects in a form goes to everybody who has it open. */
const maxWindows = 10;

export interface WindowReport {
  readonly form: string;
  readonly tab: string;
  readonly user: string;
  /** The selection as JSON; undefined when the window closes. */
  readonly selection: string | undefined;
}

/**
 * Records that a window has the draft open, or no longer; true if the others see a difference. Of a person's windows
 * the ten that were heard of last are kept.
 */
export async function reportPresence(
  writes: OrganizationWrites,
  { form, tab: given, user, selection: shown }: WindowReport,
  now: number,
): Promise<Result<boolean, { code: 'form_unknown' }>> {
  const tab = storableText(given);
  const selection = shown === undefined ? undefined : storableText(shown);
  const isSame = (row: { tab: string; selection: string }) => row.tab === tab && row.selection === selection;
  const person = { formId: form, userId: user };
  const known = await windowsOf(writes.read, writes.organizationId, person);
  const isKnown =
    selection === undefined
      ? !known.some((row) => row.tab === tab)
      : known.some((row) => isSame(row) && row.seen_at > now - renewalInterval);
  if (isKnown) return ok(false);
  return await writes.write(async ({ db, organizationId, reach }) => {
    const row = await draftRevision(db, organizationId, form);
    if (row === undefined || !isInWorkspaceScope(reach, row.workspace_id))
      return failed({ code: 'form_unknown' });
    await removeStalePresence(db, organizationId, now - presenceTimeout);
    const others = (await windowsOf(db, organizationId, person)).filter((window) => window.tab !== tab);
    const tooMany = others.slice(0, Math.max(0, others.length + 1 - maxWindows));
    for (const window of tooMany) await removePresence(db, organizationId, { ...person, tab: window.tab });
    if (selection === undefined) await removePresence(db, organizationId, { ...person, tab });
    else await writePresence(db, organizationId, { ...person, tab }, { selection, now });
    return ok(true);
  });
}
