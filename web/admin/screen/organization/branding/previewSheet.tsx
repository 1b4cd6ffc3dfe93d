import type { CSSProperties } from 'react';
import { useTexts } from '#admin/texts/useTexts.ts';
import { type Colours, light, themed } from '#render/style/tokens.ts';

interface PreviewSheetProps {
  readonly theme: Colours;
  readonly accent: string;
  readonly logo: string | null;
  readonly caption: string;
}

/** A small form without interactive controls. */
export function PreviewSheet({ theme, accent, logo, caption }: PreviewSheetProps) {
  const { branding: texts } = useTexts();
  return (
    <figure className="branding-preview">
      <div className="branding-sheet" style={properties(coloursOf(theme, accent))} aria-hidden="true">
        {logo !== null && <img className="branding-sheet-logo" src={logo} alt="" />}
        <span className="branding-sheet-heading">{texts.sampleHeading}</span>
        <span className="branding-sheet-text">
          {texts.sampleText} <span className="branding-sheet-link">{texts.sampleLink}</span>
        </span>
        <span className="branding-sheet-option branding-sheet-option--chosen">{texts.sampleOption}</span>
        <span className="branding-sheet-option">{texts.sampleOtherOption}</span>
        <span className="branding-sheet-button">{texts.sampleButton}</span>
      </div>
      <figcaption className="branding-caption">{caption}</figcaption>
    </figure>
  );
}

/** The default accent: each theme has its own shade of it. */
function coloursOf(theme: Colours, accent: string): Colours {
  return accent === light.accent ? theme : themed(theme, { accent });
}

function properties(colours: Colours): CSSProperties {
  return Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--form-${name}`, colour]));
}
