import { DraftReceiver } from '#contract/canvas/draftParts.ts';
import type { CanvasSettings, FromFrame, ToFrame } from '#contract/canvas/messages.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { EditedForm } from './edit/editedForm.ts';
import { ViewedForm } from './view/viewedForm.ts';

/*
 * The frame in which the app shows a draft: with the code of the hosted page, and on an origin of its own. The app
 * sends the draft through a port; the frame reports what the author does.
 */

/** The page around the frame opens the port; see `web/admin/screen/form/canvas/`. */
const opening = 'canvass:canvas';

/** A draft as one of the two modes shows it. */
export interface ShownForm {
  update(draft: FormDefinition, settings: CanvasSettings): void;
  take(message: ToFrame): void;
  end(): void;
}

addEventListener('message', function connect({ data, origin, source, ports: [port] }) {
  // `location.origin` is that of the address; the sandbox only takes away the document's.
  if (data !== opening || source !== parent || origin !== location.origin || port === undefined) return;
  removeEventListener('message', connect);
  serve(port);
});

function serve(port: MessagePort): void {
  const receiver = new DraftReceiver();
  const tell = (message: FromFrame) => port.postMessage(message);
  let settings: CanvasSettings | undefined;
  let draft: FormDefinition | undefined;
  let shown: { readonly mode: CanvasSettings['mode']; readonly form: ShownForm } | undefined;
  const show = () => {
    if (settings === undefined || draft === undefined) return;
    const { mode } = settings;
    if (shown?.mode !== mode) {
      shown?.form.end();
      shown = { mode, form: mode === 'edit' ? new EditedForm(tell) : new ViewedForm() };
    }
    shown.form.update(draft, settings);
  };
  port.onmessage = ({ data }: MessageEvent<ToFrame>) => {
    if (typeof data !== 'object' || data === null) return;
    if (data.kind === 'settings') {
      settings = data.settings;
      show();
    } else if (data.kind === 'draft') {
      draft = receiver.draft(data);
      show();
    } else shown?.form.take(data);
  };
  tell({ kind: 'ready' });
}
