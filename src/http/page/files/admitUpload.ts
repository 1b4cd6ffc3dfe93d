import { availability } from '#service/submission/availability.ts';
import type { PublishedForm } from '#service/submission/publishedForms.ts';
import { Problem } from '../../problem.ts';
import { requirePass } from '../gate.ts';
import type { Pages } from '../pages.ts';
import type { PageRequest } from '../request.ts';
import { readTicket } from '../ticket.ts';
import { unavailableProblem } from '../unavailableProblem.ts';

/**
 * Whether somebody may send files to a form now, or throws the problem. The ticket of a page tells that its bearer has
 * been through the gate; without one it is a program, which asks there itself.
 */
export async function admitUpload(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { ticket, password }: { ticket: string | undefined; password?: string | undefined },
): Promise<void> {
  await pages.spam.limitOther(request.exchange.request, form, 'upload');
  if (ticket === undefined) {
    if (form.settings.programs === false) throw new Problem('programs_not_allowed');
    await requirePass(pages, request, form, { password });
    return;
  }
  const unavailable = request.test ? undefined : availability(form, pages.clock());
  if (unavailable !== undefined) throw unavailableProblem(unavailable);
  if (readTicket(pages.secrets().link_key, form.id, ticket) === undefined)
    throw new Problem('ticket_invalid');
}
