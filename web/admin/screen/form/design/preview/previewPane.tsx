import './previewPane.css';
import { Monitor, Moon, Smartphone, Sun, Tablet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Canvas } from '../../canvas/canvas.tsx';
import { useDraft } from '../../editor/editorContext.ts';
import { useBranded } from '../useBranded.ts';
import { useFittingScale } from './useFittingScale.ts';

const widths = { phone: 390, tablet: 820, desktop: 1280 } as const;

export type PreviewWidth = keyof typeof widths;
export type Scheme = 'light' | 'dark';

interface PreviewPaneProps {
  readonly scheme: Scheme;
  readonly onSchemeChange: (scheme: Scheme) => void;
  readonly defaultWidth?: PreviewWidth;
  readonly language?: string | undefined;
  /** Beside the switches. */
  readonly children?: ReactNode;
}

/** The form as visitors will see it, on the device that is chosen above it. */
export function PreviewPane({
  scheme,
  onSchemeChange,
  defaultWidth = 'desktop',
  language,
  children,
}: PreviewPaneProps) {
  const design = useLazyTexts(designTexts);
  const { preview } = design;
  const [width, setWidth] = useState<PreviewWidth>(defaultWidth);
  const draft = useBranded(useDraft());
  const { frame, scale, height } = useFittingScale(widths[width]);
  return (
    <section className="preview-pane" aria-label={preview.title}>
      <div className="preview-pane-bar">
        <Segmented
          hideLabel
          label={preview.width}
          value={width}
          onValueChange={setWidth}
          options={[
            { value: 'phone', label: preview.widths.phone, icon: Smartphone },
            { value: 'tablet', label: preview.widths.tablet, icon: Tablet },
            { value: 'desktop', label: preview.widths.desktop, icon: Monitor },
          ]}
        />
        <Segmented
          hideLabel
          label={preview.scheme}
          value={scheme}
          onValueChange={onSchemeChange}
          options={[
            { value: 'light', label: preview.schemes.light, icon: Sun },
            { value: 'dark', label: preview.schemes.dark, icon: Moon },
          ]}
        />
        {children}
      </div>
      <div ref={frame} className="preview-pane-frame">
        <div
          className="preview-pane-device"
          style={{ inlineSize: widths[width], blockSize: height / scale, scale: String(scale) }}
        >
          <Canvas
            mode="view"
            draft={draft}
            scheme={scheme}
            width={widths[width]}
            {...(language === undefined ? {} : { language })}
          />
        </div>
      </div>
    </section>
  );
}
