import { elementIn } from './elementIn.ts';
import { showResult } from './showResult.ts';

/** Sends the request of a "Try it" form and shows the response below it. */
export async function sendRequest(form: HTMLFormElement): Promise<void> {
  const id = form.querySelector<HTMLInputElement>('[data-in="path"]');
  if (id !== null && id.value.trim() === '') {
    id.setAttribute('aria-invalid', 'true');
    showResult(form, { kind: 'bad', outcome: 'Enter an id, then send.' });
    id.focus();
    return;
  }
  id?.removeAttribute('aria-invalid');
  const button = elementIn(form, '.send', HTMLButtonElement);
  button.setAttribute('aria-disabled', 'true');
  showResult(form, { kind: 'waiting', outcome: 'Sending…' });
  const started = performance.now();
  try {
    const response = await fetch(addressOf(form), {
      headers: authorization(form),
      // Without credentials a browser does not open its own dialog on 401.
      credentials: 'omit',
      cache: 'no-store',
    });
    const body = await readBody(response);
    const time = Math.round(performance.now() - started);
    showResult(form, {
      kind: response.ok ? 'good' : 'bad',
      outcome: `${response.status} ${response.statusText} · ${time} ms`,
      response: { headers: response.headers, body },
    });
  } catch {
    const outcome = 'No answer. Check that the service runs and that you are online.';
    showResult(form, { kind: 'bad', outcome });
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

function addressOf(form: HTMLFormElement): string {
  const root = document.documentElement.dataset.root ?? '';
  let path = form.dataset.path ?? '';
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll<HTMLInputElement>('[data-in]')) {
    const value = input.value.trim();
    if (input.dataset.in === 'path') path = path.replace(`{${input.name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(input.name, value);
  }
  return root + path + (query.size > 0 ? `?${query}` : '');
}

function authorization(form: HTMLFormElement): Record<string, string> {
  const key = elementIn(form, 'input.key', HTMLInputElement).value.trim();
  if (key === '') return {};
  const bytes = new TextEncoder().encode(`${key}:`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

/** JSON is indented, other text is shown as it is, and of bytes only the number. */
async function readBody(response: Response): Promise<string> {
  const type = response.headers.get('content-type') ?? '';
  if (/^application\/json/.test(type)) {
    const text = await response.text();
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  }
  if (/^text\//.test(type)) return await response.text();
  return `${(await response.blob()).size} bytes of ${type || 'unknown type'}`;
}
