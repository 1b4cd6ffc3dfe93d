import './dropZone.css';
import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '../classNames.ts';

export interface DropZoneProps {
  readonly onDrop: (file: File) => void;
  /** Shown while a file is dragged over the zone. */
  readonly invitation: string;
  readonly children: ReactNode;
}

/** A place to drop a file. A button inside it does the same without dragging. */
export function DropZone({ onDrop, invitation, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const leave = (event: DragEvent<HTMLElement>) => {
    // Ignores `dragleave` events towards children.
    const into = event.relatedTarget;
    if (!(into instanceof Node && event.currentTarget.contains(into))) setOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined) onDrop(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button does the same without dragging
    <div
      className={classNames('ui-drop-zone', isOver && 'ui-drop-zone--over')}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {children}
      {isOver && <p>{invitation}</p>}
    </div>
  );
}
