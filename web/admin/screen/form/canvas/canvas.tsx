import './canvas.css';
import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { DraftSender } from '#contract/canvas/draftParts.ts';
import type { FrameBox, FromFrame, TextTarget, ToFrame } from '#contract/canvas/messages.ts';
import { readMessage } from '#contract/canvas/readMessage.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { asPublished } from '#form/edit/fields/placeholders.ts';
import type { Selection } from '../editor/editor.ts';
import { useForm } from '../place/useForm.ts';

export interface CanvasProps {
  /** The form to show. */
  readonly draft: FormDefinition;
  /** The language of its texts; that of the draft without it. */
  readonly language?: string | undefined;
  readonly scheme: 'light' | 'dark';
  /** In pixels; that of the space around it by default. A frame that is wider than the space is scaled down. */
  readonly width?: number | undefined;
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
  /** Opens the menu of field types after the selection, or at the end. */
  readonly openMenu: () => void;
  readonly reveal: (field: string) => void;
  readonly focus: () => void;
  /** Shows where a field dragged to this point of the window would go; `dragPosition` answers. */
  readonly dragOver: (x: number, y: number) => void;
  readonly dragEnd: () => void;
  /** A part of the frame in the coordinates of the window. */
  readonly toWindow: (box: FrameBox) => DOMRect | undefined;
}

interface Connection {
  readonly port: MessagePort;
  readonly sender: DraftSender;
}

/** Opens the port in the frame; see `web/page/canvas/canvas.ts`. */
const opening = 'canvass:canvas';

/** From here on the form has its layout for large screens. */
const narrowest = 660;
/** Below, the window itself is a phone's. */
const phone = 480;

/** The form as its visitors see it, in a sandboxed frame that shares nothing with the app but a port. */
export function Canvas({ draft, language, scheme, width, mode, selection, onMessage, ref }: CanvasProps) {
  const { canvas: texts } = useLazyTexts(buildTexts);
  const frame = useRef<HTMLIFrameElement>(null);
  const [connection, setConnection] = useState<Connection>();
  const [edited, setEdited] = useState<{ readonly target: TextTarget }>();
  const [waiting, setWaiting] = useState<ToFrame>();
  const [place, available] = useWidth();
  const shown = width ?? (available < phone ? available : Math.max(available, narrowest));
  const scale = available === 0 ? 1 : Math.min(1, available / shown);
  const scaled = useRef(scale);
  const listener = useRef(onMessage);
  useEffect(() => {
    listener.current = onMessage;
    scaled.current = scale;
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

  useShownForm(connection, { draft, language, scheme, mode, selection });
  // After the draft, so that the frame already shows the text.
  useEffect(() => {
    if (edited !== undefined) send(connection, { kind: 'edit', target: edited.target });
  }, [connection, edited]);
  // A frame that still loads gets it once it is there.
  useEffect(() => {
    if (connection === undefined || waiting === undefined) return;
    send(connection, waiting);
    setWaiting(undefined);
  }, [connection, waiting]);

  useImperativeHandle(
    ref,
    () => ({
      fill: (values) => setWaiting({ kind: 'fill', values: [...values] }),
      openMenu: () => {
        frame.current?.focus();
        setWaiting({ kind: 'openMenu' });
      },
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
        if (box === undefined) return;
        const point = { x: (x - box.left) / scaled.current, y: (y - box.top) / scaled.current };
        send(connection, { kind: 'dragOver', ...point });
      },
      dragEnd: () => send(connection, { kind: 'dragEnd' }),
      toWindow: ({ left, top, width, height }) => {
        const box = frame.current?.getBoundingClientRect();
        const by = scaled.current;
        return box && new DOMRect(box.left + left * by, box.top + top * by, width * by, height * by);
      },
    }),
    [connection],
  );

  return (
    <div className="canvas-place" ref={place}>
      <iframe
        ref={frame}
        className="canvas-frame"
        title={mode === 'edit' ? texts.editTitle : texts.viewTitle}
        src="/preview"
        sandbox="allow-scripts allow-forms"
        style={{
          inlineSize: shown,
          blockSize: `${100 / scale}%`,
          left: Math.max(0, (available - shown * scale) / 2),
          transform: scale === 1 ? undefined : `scale(${scale})`,
          colorScheme: scheme,
        }}
        data-ready={connection !== undefined}
        onLoad={connect}
      />
    </div>
  );
}

/** Keeps what the frame shows as it is here. */
function useShownForm(
  connection: Connection | undefined,
  { draft, language, scheme, mode, selection }: CanvasProps,
): void {
  const { canvas: texts } = useLazyTexts(buildTexts);
  const { write } = useLazyTexts(frameTexts);
  const { name } = useForm();
  useEffect(() => {
    const { insertAnswer, noField, inserted } = write;
    const words = { ...texts.frame, insertAnswer, noField, inserted };
    send(connection, { kind: 'settings', settings: { mode, language, scheme, name, texts: words } });
  }, [connection, mode, language, scheme, name, texts, write]);
  // The same pages as long as only something else changes, such as the design.
  // biome-ignore lint/correctness/useExhaustiveDependencies: placeholders depend on these parts alone
  const pages = useMemo(
    () => (mode === 'edit' ? draft.pages : asPublished(draft, texts.frame).pages),
    [draft.pages, draft.logic, mode, texts],
  );
  useEffect(() => {
    if (connection === undefined) return;
    send(connection, connection.sender.message(pages === draft.pages ? draft : { ...draft, pages }));
  }, [connection, draft, pages]);
  useEffect(() => {
    const fields = selection?.kind === 'fields' ? selection.fields : [];
    const page = selection?.kind === 'page' ? selection.page : undefined;
    if (mode === 'edit') send(connection, { kind: 'selection', fields, page });
  }, [connection, mode, selection]);
}

/** The width of an element, also after it changes. */
function useWidth(): [place: Ref<HTMLDivElement>, width: number] {
  const [width, setWidth] = useState(0);
  const place = useCallback((element: HTMLDivElement | null) => {
    if (element === null) return;
    setWidth(element.clientWidth);
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [place, width];
}

function send(connection: Connection | undefined, message: ToFrame): void {
  connection?.port.postMessage(message);
}
