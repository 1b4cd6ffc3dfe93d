import { useTexts } from '#admin/texts/useTexts.ts';
import { dark, light } from '#render/style/tokens.ts';
import { PreviewSheet } from './previewSheet.tsx';

interface FormPreviewProps {
  readonly accent: string;
  readonly logo: string | null;
}

/** A form in both themes, coloured by the same rules as real forms. */
export function FormPreview({ accent, logo }: FormPreviewProps) {
  const { branding: texts } = useTexts();
  return (
    <div className="branding-previews">
      <PreviewSheet theme={light} accent={accent} logo={logo} caption={texts.previewLight} />
      <PreviewSheet theme={dark} accent={accent} logo={logo} caption={texts.previewDark} />
    </div>
  );
}
