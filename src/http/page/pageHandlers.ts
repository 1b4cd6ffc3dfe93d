import { rootOf } from '#render/share/formAddress.ts';
import type { PublishedForm } from '#service/collect/publishedForm/publishedForms.ts';
import { decodedSegment } from '../decodedSegment.ts';
import type { Exchange } from '../exchange.ts';
import { Problem } from '../problem.ts';
import { type Match, parameter } from '../route/router.ts';
import { checkAnswered } from './checkAnswered.ts';
import { takeDraft } from './drafts/takeDraft.ts';
import { showEdit, takeEdit } from './edit/edit.ts';
import { removeFile, showFile, writeFile } from './files/oneFile.ts';
import { belowFiles, onUpload, takeFile } from './files/takeFiles.ts';
import { answerOembed } from './oembed.ts';
import type { Pages } from './pages.ts';
import { takePartial } from './partials/takePartial.ts';
import { ignorePreviewVisit, sendPreviewState, showPreview } from './preview/showPreview.ts';
import { showTemplate } from './preview/showTemplate.ts';
import { takePreview } from './preview/takePreview.ts';
import { type PageRequest, pageRequest } from './request.ts';
import { requireForm } from './requireForm.ts';
import { statusScriptOf } from './scriptOf.ts';
import { sendHotPage } from './show/hotPageCache.ts';
import { showPage } from './show/showPage.ts';
import { showPicture } from './showPicture.ts';
import { showQrCode, showQrPicture } from './showQrCode.ts';
import { takeSubmission } from './submit/takeSubmission.ts';
import { takeVisit } from './visits.ts';

type Handler = (pages: Pages, exchange: Exchange, match: Match) => Promise<void>;

/** Handles an address below a form. It reads the body and calls the gate itself; see `gate.ts`. */
export type PartHandler = (
  pages: Pages,
  request: PageRequest,
  form: PublishedForm,
  match: Match,
) => Promise<void>;

const handlers = {
  show: async (pages, exchange, match) => {
    await (sendHotPage(pages, exchange) ?? showPage(pages, requestOf(pages, exchange, match)));
  },
  submit: async (pages, exchange, match) => await takeSubmission(pages, requestOf(pages, exchange, match)),
  answered: onForm(checkAnswered),
  drafts: onForm(takeDraft),
  showEdit: onForm(showEdit),
  takeEdit: onForm(takeEdit),
  partials: onForm(takePartial),
  visits: onForm(takeVisit),
  picture: onForm(showPicture),
  qrCode: onForm(showQrCode),
  qrPicture: onForm(showQrPicture),
  files: onForm(takeFile),
  showFile: onForm(onUpload(showFile)),
  writeFile: onForm(onUpload(writeFile)),
  removeFile: onForm(onUpload(removeFile)),
  belowFiles: onForm(belowFiles),
  below: onForm(refuse),
  unknown: refuse,
  oembed: answerOembed,
  template: async (pages, exchange, match) =>
    await showTemplate(pages, requestOf(pages, exchange, match, 'template')),
  preview: async (pages, exchange, match) => await showPreview(pages, requestOf(pages, exchange, match)),
  takePreview: async (pages, exchange, match) => await takePreview(pages, requestOf(pages, exchange, match)),
  ignorePreviewVisit: async (_pages, exchange) => ignorePreviewVisit(exchange),
  previewState: async (pages, exchange, match) =>
    await sendPreviewState(pages, requestOf(pages, exchange, match)),
} satisfies Record<string, Handler>;

export type PageHandler = keyof typeof handlers;

export const pageHandlers: Readonly<Record<PageHandler, Handler>> = handlers;

function onForm(answer: PartHandler): Handler {
  return async (pages, exchange, match) => {
    const request = requestOf(pages, exchange, match);
    await answer(pages, request, await requireForm(pages, request), match);
  };
}

function requestOf(pages: Pages, exchange: Exchange, match: Match, segment = 'form'): PageRequest {
  const root = rootOf(pages.submissions.formsUrl);
  const address = decodedSegment(parameter(match, segment) ?? '') ?? '';
  return pageRequest(exchange, address, root, () => statusScriptOf(pages));
}

async function refuse(): Promise<void> {
  throw new Problem('not_found');
}
