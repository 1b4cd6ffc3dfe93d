import { Dialog } from '../dialog/dialog.tsx';
import { Keys } from '../keys/keys.tsx';
import './shortcutSheet.css';

export interface ShortcutSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly closeLabel: string;
  readonly groups: readonly {
    readonly heading: string;
    readonly shortcuts: readonly { readonly keys: string; readonly label: string }[];
  }[];
}

/** The dialog with all shortcuts, which `?` opens. */
export function ShortcutSheet({ open, onOpenChange, title, closeLabel, groups }: ShortcutSheetProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} closeLabel={closeLabel} size="large">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the list, which has nothing else to focus */}
      <section className="ui-shortcut-sheet" aria-label={title} tabIndex={0}>
        {groups.map(({ heading, shortcuts }) => (
          <section key={heading}>
            <h3 className="ui-shortcut-sheet-heading">{heading}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <div key={keys} className="ui-shortcut-sheet-line">
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </section>
    </Dialog>
  );
}
