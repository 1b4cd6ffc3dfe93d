import { type RefObject, useState } from 'react';
import type { FieldPosition, FromFrame, TextTarget } from '#contract/canvas/messages.ts';
import type { CanvasHandle } from '../../canvas/canvas.tsx';
import { useEditor } from '../../editor/editorContext.ts';
import { holdFindingsOf } from '../../findings/quietFindings.ts';
import { pressKey } from './pressKey.ts';
import { selectField } from './selecting.ts';
import { type Builder, chosenIds } from './useBuilder.ts';

/** The open menu of field types. */
export interface Insertion {
  readonly position: FieldPosition;
  readonly anchor: DOMRect;
}

/** A formula that is inserted into a text, and is open. */
export interface OpenFormula {
  readonly target: TextTarget;
  /** Which of those in the text, from 0. */
  readonly index: number;
}

/** Answers the messages of the canvas with the commands of the builder. */
export function useCanvasMessages(builder: Builder, canvas: RefObject<CanvasHandle | null>) {
  const editor = useEditor();
  const [insertion, setInsertion] = useState<Insertion>();
  const [formula, setFormula] = useState<OpenFormula>();
  const [dragPosition, setDragPosition] = useState<FieldPosition | null>(null);
  const onMessage = (message: FromFrame) => {
    switch (message.kind) {
      case 'press':
        if (message.on === 'field') selectField(editor, message.id, message.how);
        else editor.select(message.on === 'page' ? { kind: 'page', page: message.id } : { kind: 'form' });
        break;
      case 'text':
        holdFindingsOf('field' in message.target ? message.target.field : undefined);
        builder.write(message.target, message.text);
        break;
      case 'textEnd':
        holdFindingsOf(undefined);
        break;
      case 'formula':
        setFormula(message);
        break;
      case 'options':
        builder.addOptions(message.field, message.after, message.lines);
        break;
      case 'removeOption':
        builder.removeOption(message.field, message.option);
        break;
      case 'menu': {
        const anchor = canvas.current?.toWindow(message.box);
        if (anchor !== undefined) setInsertion({ position: message.position, anchor });
        break;
      }
      case 'move':
        builder.move(message.fields, message.position);
        break;
      case 'dragPosition':
        setDragPosition(message.position);
        break;
      case 'command':
        if (message.command === 'delete') builder.remove(chosenIds(editor));
        else builder.duplicate(chosenIds(editor));
        break;
      case 'addPage':
        builder.addPage(message.after);
        break;
      case 'copy':
        builder.copy(chosenIds(editor), message.cut);
        break;
      case 'paste':
        void builder.paste(message.text);
        break;
      case 'key':
        if (pressKey(editor, builder, message.key)) revealChosen();
        else repeatKey(message.key);
        break;
      default:
    }
  };
  const revealChosen = () => {
    const last = chosenIds(editor).at(-1);
    if (last !== undefined) canvas.current?.reveal(last);
    canvas.current?.focus();
  };
  const closeFormula = () => {
    setFormula(undefined);
    canvas.current?.focus();
  };
  return {
    onMessage,
    insertion,
    closeInsertion: () => setInsertion(undefined),
    formula,
    closeFormula,
    dragPosition,
  };
}

/** Shortcuts of the app, such as the one of its palette, work in the frame too. */
function repeatKey({
  key,
  ctrl,
  shift,
  alt,
}: {
  key: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}): void {
  const isApple = /Mac|iP/.test(navigator.platform);
  const event = { key, ctrlKey: ctrl && !isApple, metaKey: ctrl && isApple, shiftKey: shift, altKey: alt };
  document.body.dispatchEvent(new KeyboardEvent('keydown', { ...event, bubbles: true, cancelable: true }));
}
