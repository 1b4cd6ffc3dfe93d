import { checkForm } from '#form/check/checkForm.ts';
import type { CheckAnswer, CheckRequest } from './checkMessages.ts';
import { toldOfPlaceholders } from './placeholderFindings.ts';

/** Checks drafts apart from the page: a long form takes longer than a frame. */
self.onmessage = ({ data }: MessageEvent<CheckRequest>) => {
  const findings = toldOfPlaceholders(data.draft, checkForm(data.draft, data.settings));
  self.postMessage({ id: data.id, findings } satisfies CheckAnswer);
};
