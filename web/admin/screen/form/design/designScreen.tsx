import './designScreen.css';
import { ChevronDown } from 'lucide-react';
import { designTexts } from '#admin/texts/compiled/form/design.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { controls } from './control/controls.ts';
import { SplitView } from './preview/splitView.tsx';
import { type LayoutSection, themeLayout } from './themeLayout.ts';

/** The sections that are open at first: the others are details. */
const openAtFirst: ReadonlySet<LayoutSection> = new Set(['presets', 'colours']);

/** The look of the form: its settings beside a preview. */
export function DesignScreen() {
  const design = useLazyTexts(designTexts);
  return (
    <SplitView wider="preview" defaultWidth="desktop">
      <section aria-label={design.settings}>
        {themeLayout.map(({ id, settings }) => (
          <details key={id} className="design-section" open={openAtFirst.has(id)}>
            <summary className="design-section-head">
              <h2 className="design-section-title">{design.sections[id]}</h2>
              <ChevronDown size={16} aria-hidden />
            </summary>
            <div className="design-section-content">
              {settings.map((setting) => {
                const Control = controls[setting];
                return <Control key={setting} setting={setting} />;
              })}
            </div>
          </details>
        ))}
      </section>
    </SplitView>
  );
}
