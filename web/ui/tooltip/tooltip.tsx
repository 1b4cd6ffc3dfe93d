import './tooltip.css';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement } from 'react';
import { Keys } from '../keys/keys.tsx';

export interface TooltipProps {
  readonly text: string;
  /** A shortcut in the notation of `useShortcuts`, shown after the text. */
  readonly keys?: string | undefined;
  /** Turns the tooltip off for now. */
  readonly disabled?: boolean | undefined;
  readonly side?: 'top' | 'bottom' | 'inline-start' | 'inline-end' | undefined;
  /** A button or a link with its own accessible name, because touch devices show no tooltip. */
  readonly children: ReactElement;
}

export function Tooltip({ text, keys, disabled = false, side = 'top', children }: TooltipProps) {
  return (
    <Base.Root disabled={disabled}>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className="ui-tooltip-place" side={side} sideOffset={6}>
          <Base.Popup className="ui-tooltip">
            {text}
            {keys !== undefined && <Keys keys={keys} />}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
