import { availability } from '#service/collect/publishedForm/availability.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { withFirstMatchingKey } from '#store/secrets.ts';
import { Problem } from '../../problem.ts';
import { credentialsOf, type Entry, requirePass } from '../gate.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, ticketPagesOf } from '../request.ts';
import { isFreshTicket } from '../ticket.ts';
import { unavailableProblem } from '../unavailableProblem.ts';

/**
 * Checks that the client may upload files to the form, or throws the problem. A ticket shows that a page of the last
 * day sends them; programs have none. The form's gate applies to both.
 */
export async function admitUpload(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { ticket, ...entry }: Entry & { ticket: string | undefined },
): Promise<void> {
  await pages.spam.limitOther(request.exchange.request, form, 'upload');
  if (ticket === undefined) {
    if (form.settings.programs === false) throw new Problem('programs_not_allowed');
  } else {
    requireAvailable(pages, request.test, form);
    const isFresh = withFirstMatchingKey(pages.secrets(), (key) =>
      isFreshTicket(key, ticketPagesOf(request, form), ticket, pages.clock()),
    );
    if (isFresh !== true) throw new Problem('ticket_invalid');
  }
  await requirePass(pages, request, form, credentialsOf(pages, form, entry));
}

/** Throws the problem if the form accepts no answers now. */
export function requireAvailable({ clock }: Pages, test: boolean, form: PublishedForm): void {
  const unavailable = test ? undefined : availability(form, clock());
  if (unavailable !== undefined) throw unavailableProblem(unavailable);
}
