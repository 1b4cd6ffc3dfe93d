import type { Method, Row } from '../route/row.ts';
import { showMissing } from '../showMissing.ts';
import type { OpenPages } from './openPages.ts';
import type { PageHandler } from './pageHandlers.ts';

type PageRow = Row<{ readonly site: { pages(): Promise<OpenPages> } }>;

/** Sending to a form is possible from any site anyway. */
const common = { access: 'form', origin: 'forms', refusesForeignHost: 'reads' } as const;
const sent = { body: 'handler' } as const;
const upload = {
  ...common,
  ...sent,
  name: 'files',
  access: 'upload ticket',
  methodCheck: 'handler',
} as const;

/** The pages of forms, and what their scripts and programs send to. */
export const pageRows: readonly PageRow[] = [
  { ...common, pattern: '/f/:form', methods: ['GET'], name: 'form', handle: to('show') },
  { ...common, ...sent, pattern: '/f/:form', methods: ['POST'], name: 'submit', handle: to('submit') },
  ...part('answered', ['POST'], { ...sent, handle: to('answered') }),
  ...part('drafts', ['POST'], { ...sent, handle: to('drafts') }),
  ...part('visits', ['POST'], { ...sent, access: 'public', handle: to('visits') }),
  ...part('qr.svg', ['GET'], { access: 'public', handle: to('qrCode') }),
  ...part('files', ['POST'], { ...sent, handle: to('files') }, 'belowFiles'),
  { ...upload, pattern: '/f/:form/files/:file', methods: ['GET'], handle: to('showFile') },
  { ...upload, pattern: '/f/:form/files/:file', methods: ['PUT'], handle: to('writeFile') },
  { ...upload, pattern: '/f/:form/files/:file', methods: ['DELETE'], handle: to('removeFile') },
  { ...common, pattern: '/f/:form/*', methods: 'any', name: 'none', handle: to('unknown') },
  // An empty last segment is no part of a form, and no form either.
  { ...common, pattern: '/f/:form/', methods: 'any', name: 'none', origin: 'app', handle: showMissing },
  { ...common, pattern: '/oembed', methods: ['GET'], name: 'oembed', access: 'public', handle: to('oembed') },
];

/** An address below a form: a form that is not there is a 404 whatever the method. A doubled slash at the end is ignored. */
function part(
  name: string,
  methods: readonly Method[],
  own: Pick<PageRow, 'handle'> & Partial<Pick<PageRow, 'body' | 'access'>>,
  below: PageHandler = 'below',
): readonly PageRow[] {
  const row: Omit<PageRow, 'pattern'> = { ...common, name, methods, methodCheck: 'handler', ...own };
  return [
    { ...row, pattern: `/f/:form/${name}` },
    { ...row, pattern: `/f/:form/${name}/` },
    { ...row, pattern: `/f/:form/${name}/*`, methods: 'any', handle: to(below) },
  ];
}

/** Loads the pages with the first request to one of them. */
function to(handler: PageHandler): PageRow['handle'] {
  return async ({ site }, exchange, match) => await (await site.pages()).handle(handler, exchange, match);
}
