import type { EndpointName } from '../paths.ts';

const newestFirst = 'Newest first.';

/** Details beyond the summary. */
export const descriptions: Record<EndpointName, string> = {
  'v1.ping': 'Confirms that a key is valid and names its organisation.',
  'v1.forms': `All forms of the organisation that are not deleted, published or not. ${newestFirst}`,
  'v1.form':
    'The published version of the form, its fields grouped by page. Before the first publication `fields` is empty.',
  'v1.responses': `The live, complete responses of the form. ${newestFirst} Links to uploaded files work without a key for 7 to 8 days.`,
  'v2.ping': 'Confirms that a key is valid and names its organisation.',
  'v2.workspaces': `All workspaces of the organisation. ${newestFirst}`,
  'v2.forms': `All forms of the organisation that are not deleted, published or not. ${newestFirst}`,
  'v2.form':
    'The published version of the form. Before the first publication `fields` and `pages` are empty. `responses` counts live and test ones.',
  'v2.responses': `The live, complete responses of the form; test ones are left out. ${newestFirst} A field that was left empty or hidden has no item.`,
  'v2.files': `The files that belong to a stored response. ${newestFirst}`,
  'v2.fileContent':
    'The bytes of the file, not JSON. Works with a key, and without one through a signed link: an address of this endpoint with `expires` and `signature`, as v1 gives it. A link that has ended or was changed counts as no link at all. A request through a signed link does not count against the rate limit.',
};
