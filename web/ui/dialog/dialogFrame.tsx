import { Dialog as Base } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../classNames.ts';
import { FormActions } from '../formActions/formActions.tsx';
import { IconButton } from '../iconButton/iconButton.tsx';
import { ShortcutLayer } from '../shortcuts/shortcutLayer.tsx';
import './dialog.css';

interface DialogFrameProps {
  readonly title: ReactNode;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly closeLabel: string | undefined;
  readonly size?: 'small' | 'normal' | 'large' | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly finalFocus?: (() => HTMLElement | null | false) | undefined;
}

/** The shared frame of dialogs and confirmations. */
export function DialogFrame({
  title,
  description,
  children,
  actions,
  closeLabel,
  size = 'normal',
  initialFocus,
  finalFocus,
}: DialogFrameProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Portal>
      {/* Also covers a dialog below, whose buttons must not look like answers to this one. */}
      <Base.Backdrop className="ui-dialog-backdrop" forceRender />
      <Base.Viewport className="ui-dialog-viewport">
        <Base.Popup
          className={classNames('ui-dialog', `ui-dialog--${size}`)}
          initialFocus={initialFocus ?? ((opened) => firstField(body.current, opened))}
          finalFocus={() => finalFocus?.() ?? true}
        >
          <ShortcutLayer>
            <header className="ui-dialog-head">
              <Base.Title className="ui-dialog-title">{title}</Base.Title>
              {closeLabel !== undefined && (
                <Base.Close render={<IconButton icon={X} label={closeLabel} tooltip={false} />} />
              )}
            </header>
            <div className="ui-dialog-scroll">
              {description !== undefined && (
                <Base.Description className="ui-dialog-description" render={<div />}>
                  {description}
                </Base.Description>
              )}
              {children !== undefined && (
                <div ref={body} className="ui-dialog-body">
                  {children}
                </div>
              )}
              {actions !== undefined && (
                <footer className="ui-dialog-actions">
                  <FormActions align="end">{actions}</FormActions>
                </footer>
              )}
            </div>
          </ShortcutLayer>
        </Base.Popup>
      </Base.Viewport>
    </Base.Portal>
  );
}

/** The first input. On touch devices none, because the on-screen keyboard would cover the text. */
function firstField(body: HTMLElement | null, opened: string): HTMLElement | true {
  if (opened === 'touch') return true;
  return (
    body?.querySelector<HTMLElement>(
      'input:enabled:not([hidden]), textarea:enabled, select:enabled, [role="textbox"][contenteditable]',
    ) ?? true
  );
}
