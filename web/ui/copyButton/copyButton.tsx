import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';
import type { ButtonStyle } from '../button/buttonClass.ts';
import { IconButton } from '../iconButton/iconButton.tsx';
import { copyText } from './copyText.ts';

export interface CopyButtonProps extends ButtonStyle {
  /** A function fetches the text on demand and reports its own errors. */
  readonly text: string | (() => Promise<string>);
  readonly label: string;
  /** The label with the copied object, for screen readers, where several buttons stand together. */
  readonly fullLabel?: string | undefined;
  readonly copiedLabel: string;
  /** Shown where the browser denies clipboard access: the text has to be copied by hand. */
  readonly failedLabel: string;
  /** Shows only the icon; the label becomes its accessible name. */
  readonly iconOnly?: boolean | undefined;
}

export function CopyButton({
  text,
  label,
  fullLabel,
  copiedLabel,
  failedLabel,
  iconOnly = false,
  variant,
  size,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), 2_500);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    try {
      setOutcome((await copyText(typeof text === 'string' ? text : text())) ? 'copied' : 'failed');
    } catch {
      setOutcome(undefined);
    }
  };
  const icon = outcome === 'copied' ? Check : Copy;
  const said = outcome === 'copied' ? copiedLabel : failedLabel;
  return (
    <>
      {iconOnly ? (
        <IconButton icon={icon} label={label} onClick={copy} />
      ) : (
        <Button
          icon={icon}
          variant={variant}
          size={size}
          aria-label={outcome === undefined ? fullLabel : undefined}
          onClick={copy}
        >
          {outcome === undefined ? label : said}
        </Button>
      )}
      <span className="ui-hidden" role="status">
        {outcome !== undefined && said}
      </span>
    </>
  );
}
