import './splitView.css';
import { type ReactNode, useState } from 'react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { currentScheme } from '../../canvas/currentScheme.ts';
import { DesignNavigation } from '../designNavigation.tsx';
import { PreviewPane, type PreviewWidth, type Scheme } from './previewPane.tsx';
import { ShownScheme } from './shownScheme.ts';

interface SplitViewProps {
  /** Which side has more to show. */
  readonly wider: 'settings' | 'preview';
  readonly defaultWidth: PreviewWidth;
  /** The language of the preview. */
  readonly language?: string | undefined;
  /** Above both sides. */
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** Settings beside the preview of what they change. Where there is no room for both, they take turns. */
export function SplitView({ wider, defaultWidth, language, head, children }: SplitViewProps) {
  const design = useLazyTexts(designTexts);
  const [scheme, setScheme] = useState<Scheme>(currentScheme);
  const [shown, setShown] = useState<'settings' | 'preview'>('settings');
  return (
    <ShownScheme value={scheme}>
      <div className={`split split--${wider} split--shows-${shown}`}>
        <div className="split-head">
          <DesignNavigation />
          <div className="split-switch">
            <Segmented
              hideLabel
              label={design.title}
              value={shown}
              onValueChange={setShown}
              options={[
                { value: 'settings', label: design.preview.settings },
                { value: 'preview', label: design.preview.title },
              ]}
            />
          </div>
        </div>
        {head}
        <div className="split-columns">
          <div className="split-settings">{children}</div>
          <div className="split-preview">
            <PreviewPane
              scheme={scheme}
              onSchemeChange={setScheme}
              defaultWidth={defaultWidth}
              language={language}
            />
          </div>
        </div>
      </div>
    </ShownScheme>
  );
}
