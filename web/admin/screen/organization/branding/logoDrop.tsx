import { type DragEvent, type ReactNode, useState } from 'react';
import { classNames } from '../../../../ui/classNames.ts';

interface LogoDropProps {
  readonly onDrop: (file: File) => void;
  /** Shown while a file is dragged over the zone. */
  readonly invitation: string;
  readonly children: ReactNode;
}

/** A drop zone. Its button does the same without dragging. */
export function LogoDrop({ onDrop, invitation, children }: LogoDropProps) {
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
      className={classNames('branding-drop', isOver && 'branding-drop--over')}
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
