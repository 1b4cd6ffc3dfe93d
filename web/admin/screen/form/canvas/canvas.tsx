import './canvas.css';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { DraftSender } from '#contract/canvas/draftParts.ts';
import type { FromFrame, TextTarget, ToFrame } from '#contract/canvas/messages.ts';
import { readMessage } from '#contract/canvas/readMessage.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import type { Selection } from '../editor/editor.ts';
import { useForm } from '../place/useForm.ts';

export interface CanvasProps {
  /** The form to show. */
  readonly draft: FormDefinition;
  /** The language of its texts; that of the draft without it. */
  readonly language?: string | undefined;
  readonly scheme: 'light' | 'dark';
  /** In pixels. */
  readonly width: number;
  /** `edit` selects and changes what is clicked; `view` behaves as for a visitor. */
  readonly mode: 'edit' | 'view';
  /** The fields or the page with a frame around them, in `edit`. */
  readonly selection?: Selection | undefined;
  /** Called with everything that the author does in the frame, in `edit`. */
  readonly onMessage?: ((message: FromFrame) => void) | undefined;
  readonly ref?: Ref<CanvasHandle>;
}

export interface CanvasHandle {
  /** Fills in controls by their names, as a visitor would; in `view`. */
  readonly fill: (values: ReadonlyMap<string, readonly string[]>) => void;
  /** Starts editing a text once the frame shows the current draft. */
  readonly edit: (target: TextTarget) => void;
  readonly reveal: (field: string) => void;
  readonly focus: () => void;
  /** Shows where a field dragged to this point of the window would go; `dragPlace` answers. */
  readonly dragOver: (x: number, y: number) => void;
  readonly dragEnd: () => void;
  /** The position of the frame in the window. */
  readonly box: () => DOMRect | undefined;
}

interface Connection {
  readonly port: MessagePort;
  readonly sender: DraftSender;
}

/** Opens the port in the frame; see `web/page/canvas/canvas.ts`. */
const opening = 'canvass:canvas';

/** The form as its visitors see it, in a sandboxed frame that shares nothing with the app but a port. */
export function Canvas({ draft, language, scheme, width, mode, selection, onMessage, ref }: CanvasProps) {
  const { canvas: texts } = usePlaceTexts();
  const { name } = useForm();
  const frame = useRef<HTMLIFrameElement>(null);
  const [connection, setConnection] = useState<Connection>();
  const [edited, setEdited] = useState<{ readonly target: TextTarget }>();
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
  });

  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      const message = readMessage(data);
      if (message?.kind === 'ready') setConnection({ port: port1, sender: new DraftSender() });
      else if (message !== undefined) listener.current?.(message);
    };
    // The frame has an opaque origin, which no target names; `frame-src` and the sandbox keep other pages out of it.
    frame.current?.contentWindow?.postMessage(opening, '*', [port2]);
  };
  useEffect(() => () => connection?.port.close(), [connection]);

  useEffect(() => {
    send(connection, { kind: 'settings', settings: { mode, language, scheme, name, texts: texts.frame } });
  }, [connection, mode, language, scheme, name, texts]);
  useEffect(() => {
    if (connection !== undefined) send(connection, connection.sender.message(draft));
  }, [connection, draft]);
  useEffect(() => {
    const fields = selection?.kind === 'fields' ? selection.fields : [];
    const page = selection?.kind === 'page' ? selection.page : undefined;
    if (mode === 'edit') send(connection, { kind: 'selection', fields, page });
  }, [connection, mode, selection]);
  // After the draft, so that the frame already shows the text.
  useEffect(() => {
    if (edited !== undefined) send(connection, { kind: 'edit', target: edited.target });
  }, [connection, edited]);

  useImperativeHandle(
    ref,
    () => ({
      fill: (values) => send(connection, { kind: 'fill', values: [...values] }),
      edit: (target) => {
        frame.current?.focus();
        setEdited({ target });
      },
      reveal: (field) => send(connection, { kind: 'reveal', field }),
      focus: () => {
        frame.current?.focus();
        send(connection, { kind: 'focus' });
      },
      dragOver: (x, y) => {
        const box = frame.current?.getBoundingClientRect();
        if (box !== undefined) send(connection, { kind: 'dragOver', x: x - box.left, y: y - box.top });
      },
      dragEnd: () => send(connection, { kind: 'dragEnd' }),
      box: () => frame.current?.getBoundingClientRect(),
    }),
    [connection],
  );

  return (
    <iframe
      ref={frame}
      className="canvas-frame"
      title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
      src="/preview"
      sandbox="allow-scripts allow-forms"
      style={{ inlineSize: width, colorScheme: scheme }}
      data-ready={connection !== undefined}
      onLoad={connect}
    />
  );
}

function send(connection: Connection | undefined, message: ToFrame): void {
  connection?.port.postMessage(message);
}
