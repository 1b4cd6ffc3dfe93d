import { contrast } from '#kit/colour.ts';
import { dark, light, themed } from '#render/style/tokens.ts';
import type { Texts } from '../../../texts/texts.ts';
import { useTexts } from '../../../texts/useTexts.ts';

/** The WCAG 2.2 AA contrast of ordinary text. */
const leastContrast = 4.5;

interface ContrastNoticeProps {
  /** None while what is typed is no colour. */
  readonly accent: string | undefined;
}

/** Whether a colour can be read, and what forms do where it cannot. */
export function ContrastNotice({ accent }: ContrastNoticeProps) {
  const { branding: texts } = useTexts();
  return (
    <p className="branding-contrast" aria-live="polite">
      {accent === undefined ? texts.unfinished : judgement(accent, texts)}
    </p>
  );
}

function judgement(accent: string, texts: Texts['branding']): string {
  // The standard colour has a shade of its own for each look.
  const isStandard = accent === light.accent;
  const isLow = (look: typeof light) => !isStandard && contrast(accent, look.paper) < leastContrast;
  const words = [
    ...(isLow(light) ? [texts.lowOnLight(themed(light, { accent }).accent)] : []),
    ...(isLow(dark) ? [texts.lowOnDark(themed(dark, { accent }).accent)] : []),
  ];
  return words.length === 0 ? texts.readable : words.join(' ');
}
