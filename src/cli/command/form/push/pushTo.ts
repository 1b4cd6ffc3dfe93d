import type { Finding } from '#form/check/findings.ts';
import { newShortId } from '#kit/ids.ts';
import { isLoopbackHost } from '#kit/network/isLoopbackHost.ts';
import { claimId } from '#service/form/formFile/claimId.ts';
import type { LoadedForm } from '#service/form/formFile/loadFormFile.ts';
import { CommandFailure, WrongUsage } from '../../../failure.ts';
import { note } from '../../../output.ts';

/** The answer of the service; see `docs/api.md`. */
export interface PushedTo {
  id: string;
  name: string;
  workspace: { id: string; name: string };
  created: boolean;
  draft_revision: number;
  draft_changes: string[];
  live_changes: string[];
  findings: Finding[];
}

export interface Destination {
  to: string;
  key: string;
  workspace?: string | undefined;
  /** The push fails if the draft has another revision. */
  revision?: number | undefined;
}

const timeout = 60_000;

/** Pushes a file to another machine. A file without an id gets one first, so that the next push finds the form. */
export async function pushTo(
  given: LoadedForm,
  destination: Destination,
): Promise<{ loaded: LoadedForm; pushed: PushedTo }> {
  const base = addressOf(destination.to);
  const loaded = given.file.id === undefined ? await withWrittenId(given) : given;
  const { organization: _, $schema: __, ...form } = loaded.file;
  const { workspace = form.workspace } = destination;
  const body = JSON.stringify({ ...form, ...(workspace === undefined ? {} : { workspace }) });
  const response = await send(
    `${base}/forms-api/forms/${encodeURIComponent(form.id ?? '')}`,
    destination,
    body,
  );
  const answer = await answerOf(response, base);
  if (!response.ok) throw refusal(answer, loaded, response.status);
  // The service is of our own kind, and other answers were refused above.
  return { loaded, pushed: answer as unknown as PushedTo };
}

/** Keys are sent over https only, except to this computer. */
function addressOf(to: string): string {
  const url = URL.parse(to);
  if (
    url === null ||
    (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopbackHost(url.hostname)))
  )
    throw new WrongUsage(`--to needs an address that begins with https://, not "${to}".`);
  return `${url.origin}${url.pathname.replace(/\/$/, '')}`;
}

async function withWrittenId(given: LoadedForm): Promise<LoadedForm> {
  if (!given.writable)
    throw new CommandFailure(
      `The form on ${given.path} has no id. Give it one of eight lowercase letters or digits, such as ${newShortId()}, or push a file.`,
      'id_missing',
    );
  const claim = await claimId(given);
  if (!claim.ok)
    throw new CommandFailure(`${given.path} has no id, and none can be written into it.`, claim.failure.code);
  if (claim.value.written) note(`Wrote the id ${claim.value.loaded.file.id} into ${given.path}.`);
  return claim.value.loaded;
}

async function send(url: string, { key, revision }: Destination, body: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: 'PUT',
      body,
      // A redirect could carry the key to another host.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
        ...(revision === undefined ? {} : { 'If-Match': `"${revision}"` }),
      },
    });
  } catch (error) {
    const { message } =
      error instanceof Error && error.cause instanceof Error ? error.cause : (error as Error);
    throw new CommandFailure(`${new URL(url).origin} cannot be reached: ${message}`, 'unreachable');
  }
}

async function answerOf(response: Response, base: string): Promise<Record<string, unknown>> {
  const text = await response.text();
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return { ...value };
  } catch {
    // Reported below.
  }
  throw new CommandFailure(
    `${base} did not answer like Canvass (status ${response.status}). Give the address of the service, without /app.`,
    'unexpected_answer',
  );
}

function refusal({ error }: Record<string, unknown>, { path }: LoadedForm, status: number): CommandFailure {
  const {
    code = `status_${status}`,
    message = '',
    faults,
    findings,
  } = { ...(error as Record<string, unknown>) };
  const details = [faults, findings].flat().flatMap((each) => {
    const said =
      typeof each === 'object' && each !== null && 'message' in each ? String(each.message) : undefined;
    return said === undefined ? [] : [`  ${said}`];
  });
  return new CommandFailure([`${path} was not pushed: ${message}`, ...details].join('\n'), String(code));
}
