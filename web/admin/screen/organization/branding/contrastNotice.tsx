import type { Texts } from '#admin/texts/compiled/language/en.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { contrast } from '#kit/colour.ts';
import { dark, light, themed } from '#render/style/tokens.ts';

/** The WCAG 2.2 AA contrast of ordinary text. */
const minContrast = 4.5;

interface ContrastNoticeProps {
  /** Undefined while the typed colour is incomplete. */
  readonly accent: string | undefined;
}

/** The contrast of the colour, and the shade that forms use instead if it is too low. */
export function ContrastNotice({ accent }: ContrastNoticeProps) {
  const { branding: texts } = useTexts();
  return (
    <p className="branding-contrast" aria-live="polite">
      {accent === undefined ? texts.unfinished : judgement(accent, texts)}
    </p>
  );
}

function judgement(accent: string, texts: Texts['branding']): string {
  // The default colour has its own shade in each theme.
  const isStandard = accent === light.accent;
  const isLow = (theme: typeof light) => !isStandard && contrast(accent, theme.paper) < minContrast;
  const sentences = [
    ...(isLow(light) ? [texts.lowOnLight(themed(light, { accent }).accent)] : []),
    ...(isLow(dark) ? [texts.lowOnDark(themed(dark, { accent }).accent)] : []),
  ];
  return sentences.length === 0 ? texts.readable : sentences.join(' ');
}
