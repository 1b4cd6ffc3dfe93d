import { mayPass } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { showForm } from './showForm.ts';
import { showStatus } from './showStatus.ts';

/** `GET /f/<id>`: the form, or the page that says why it is not shown. */
export async function showPage(pages: Pages, request: PageRequest): Promise<void> {
  const found = await pages.forms.find(request.address);
  if (!found.ok) return await showNoForm(request, found.failure.code);
  const form = found.value;
  if (await mayPass(pages, request, form, {})) await showForm(pages, request, form);
}

/** A form that was deleted is gone; any other address never was one. */
export async function showNoForm(request: PageRequest, code: string): Promise<void> {
  await showStatus(request, code === 'deleted' ? 410 : 404, { kind: 'not_found' });
}
