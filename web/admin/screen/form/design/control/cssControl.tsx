import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { readOwnStyle } from '#form/style/readOwnStyle.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { TextArea } from '#ui/textArea/textArea.tsx';
import { useTheme } from '../useTheme.ts';

const maxShown = 5;

/** Styles of the author's own, with what has no effect. */
export function CssControl() {
  const design = useLazyTexts(designTexts);
  const { theme, change } = useTheme();
  const { css = '' } = theme;
  const dropped = css === '' ? [] : readOwnStyle(css).dropped;
  return (
    <div className="design-control">
      <TextArea
        label={design.css}
        description={design.cssHelp}
        className="design-css"
        rows={5}
        maxLength={20_000}
        spellCheck={false}
        dir="ltr"
        value={css}
        onChange={(event) =>
          change({ css: event.currentTarget.value === '' ? undefined : event.currentTarget.value })
        }
      />
      {dropped.length > 0 && (
        <Notice tone="warn">
          <ul className="design-dropped">
            {dropped.slice(0, maxShown).map(({ line, written, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole
              <li key={index}>{design.cssDropped(line, written, reason)}</li>
            ))}
            {dropped.length > maxShown && <li>{design.cssMore(dropped.length - maxShown)}</li>}
          </ul>
        </Notice>
      )}
    </div>
  );
}
