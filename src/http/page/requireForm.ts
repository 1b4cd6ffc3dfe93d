import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { Problem } from '../problem.ts';
import type { Pages } from './pages.ts';
import type { PageRequest } from './request.ts';

/** The published form of an address; throws the problem if there is none. */
export async function requireForm(pages: Pages, { address }: PageRequest): Promise<PublishedForm> {
  const found = await pages.forms.find(address);
  if (!found.ok) throw new Problem('not_found');
  return found.value;
}
