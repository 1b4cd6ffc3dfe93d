import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import type { Pages } from '../pages.ts';
import { type PageRequest, ticketPagesOf } from '../request.ts';
import { type FormRedisplay, redisplayForm } from '../show/showForm.ts';
import { writeTicket } from '../ticket.ts';
import type { FormPost } from './formPost.ts';

/** Shows the form again with the answers that were sent, and with these changes. */
export async function showAgain(
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  { values, uploads, submissionId = '', draft, shown }: FormPost,
  changes: Partial<FormRedisplay>,
): Promise<void> {
  const now = pages.clock();
  const ticket = writeTicket(pages.secrets().link_key, ticketPagesOf(request, form), shown ?? now, now);
  const sent = { status: 200, values, uploads, submissionId, ticket, draft };
  await redisplayForm(pages, request, form, { ...sent, ...changes });
}
