import { useState } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { lowContrasts } from '#form/style/lowContrasts.ts';
import { contrast } from '#kit/colour.ts';
import { Button } from '#ui/button/button.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { ScreenReaderOnly } from '#ui/screenReaderOnly/screenReaderOnly.tsx';
import { useTheme } from '../useTheme.ts';

/** Says that a colour is hard to read, how hard, and offers the nearest shade that is not. */
export function ContrastWarning({ setting }: { readonly setting: 'accent' | 'ink' }) {
  const design = useLazyTexts(designTexts);
  const { theme, change } = useTheme();
  const [said, setSaid] = useState('');
  const low = lowContrasts(theme).find(({ key }) => key === setting);
  const fix = (readable: string, paper: string) => {
    change({ [setting]: readable });
    setSaid(design.contrast.fixed(readable, Math.floor(contrast(readable, paper) * 100) / 100));
  };
  return (
    <div aria-live="polite">
      {low === undefined ? (
        <ScreenReaderOnly>{theme[setting] === undefined ? '' : said}</ScreenReaderOnly>
      ) : (
        <Notice
          tone="warn"
          action={
            <Button size="small" onClick={() => fix(low.readable, low.paper)}>
              <span className="design-swatch" style={{ background: low.readable }} />
              {design.contrast.fix(low.readable)}
            </Button>
          }
        >
          {design.contrast[setting](low.colour, low.paper, low.ratio)}
        </Notice>
      )}
    </div>
  );
}
