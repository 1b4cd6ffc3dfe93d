import type { Method, Row } from '../route/row.ts';
import { showMissing } from '../showMissing.ts';
import type { OpenPages } from './openPages.ts';
import type { PageHandler } from './pageHandlers.ts';

type PageRow = Row<{ readonly site: { pages(): Promise<OpenPages> } }>;

/** Only reads refuse a foreign host, because any site may submit to a form anyway. */
const common = { access: 'form', origin: 'forms', refusesForeignHost: 'reads' } as const;
const sent = { body: 'handler' } as const;
const upload = {
  ...common,
  ...sent,
  name: 'files',
  access: 'upload ticket',
  methodCheck: 'handler',
} as const;

const preview = { ...common, name: 'preview', access: 'preview token' } as const;

/** The link in a visitor's hands is the right to change those answers. */
const edit = { ...common, name: 'edit', access: 'edit link', secret: ['secret'] } as const;

/** The routes of form pages and of their scripts and programs. */
export const pageRows: readonly PageRow[] = [
  { ...common, pattern: '/f/:form', methods: ['GET'], name: 'form', handle: to('show') },
  { ...common, ...sent, pattern: '/f/:form', methods: ['POST'], name: 'submit', handle: to('submit') },
  ...part('answered', ['POST'], { ...sent, handle: to('answered') }),
  ...part('drafts', ['POST'], { ...sent, handle: to('drafts') }),
  { ...edit, pattern: '/f/:form/edit/:secret', methods: ['GET'], handle: to('showEdit') },
  { ...edit, ...sent, pattern: '/f/:form/edit/:secret', methods: ['POST'], handle: to('takeEdit') },
  ...part('partials', ['POST'], { ...sent, handle: to('partials') }),
  ...part('visits', ['POST'], { ...sent, access: 'public', handle: to('visits') }),
  ...part('picture', ['GET'], { access: 'public', handle: to('picture') }),
  ...part('qr.svg', ['GET'], { access: 'public', handle: to('qrCode') }),
  ...part('qr.png', ['GET'], { access: 'public', handle: to('qrPicture') }),
  ...part('files', ['POST'], { ...sent, handle: to('files') }, 'belowFiles'),
  { ...upload, pattern: '/f/:form/files/:file', methods: ['GET'], handle: to('showFile') },
  { ...upload, pattern: '/f/:form/files/:file', methods: ['PUT'], handle: to('writeFile') },
  { ...upload, pattern: '/f/:form/files/:file', methods: ['DELETE'], handle: to('removeFile') },
  { ...preview, pattern: '/f/:form/preview', methods: ['GET'], handle: to('preview') },
  { ...preview, ...sent, pattern: '/f/:form/preview', methods: ['POST'], handle: to('takePreview') },
  { ...preview, pattern: '/f/:form/preview/visits', methods: ['POST'], handle: to('ignorePreviewVisit') },
  { ...preview, pattern: '/f/:form/preview/state', methods: ['GET'], handle: to('previewState') },
  { ...common, pattern: '/f/:form/*', methods: 'any', name: 'none', handle: to('unknown') },
  // An empty last segment is neither a form nor a route below one.
  { ...common, pattern: '/f/:form/', methods: 'any', name: 'none', origin: 'app', handle: showMissing },
  {
    ...common,
    pattern: '/templates/:template',
    methods: ['GET'],
    name: 'template',
    access: 'public',
    handle: to('template'),
  },
  { ...common, pattern: '/oembed', methods: ['GET'], name: 'oembed', access: 'public', handle: to('oembed') },
];

/** A route below a form. An unknown form is a 404 for every method. A double slash at the end is ignored. */
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

/** Lazily imports the pages with the first request. */
function to(handler: PageHandler): PageRow['handle'] {
  return async ({ site }, exchange, match) => await (await site.pages()).handle(handler, exchange, match);
}
