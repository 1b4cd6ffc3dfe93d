import { mayPass } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { showForm } from './showForm.ts';
import { showStatus } from './showStatus.ts';

/** `GET /f/<id>`: the form, or a page with the reason why it is not shown. */
export async function showPage(pages: Pages, request: PageRequest): Promise<void> {
  const found = await pages.forms.find(request.address);
  if (!found.ok) return await showNoForm(request, found.failure.code);
  const form = found.value;
  if (await mayPass(pages, request, form, { isAdmitted: false })) await showForm(pages, request, form);
}

/** A deleted form is 410 Gone; an unknown address is 404. */
export async function showNoForm(request: PageRequest, code: string): Promise<void> {
  await showStatus(request, code === 'deleted' ? 410 : 404, { kind: 'not_found' });
}
