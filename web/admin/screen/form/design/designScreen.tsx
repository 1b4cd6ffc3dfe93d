import './designScreen.css';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../../../ui/classNames.ts';
import { Segmented } from '../../../../ui/segmented/segmented.tsx';
import { usePlaceTexts } from '../../../texts/form/place/usePlaceTexts.ts';
import { controls } from './control/controls.ts';
import { DesignNavigation } from './designNavigation.tsx';
import { PreviewPane, type Scheme } from './preview/previewPane.tsx';
import { ShownScheme } from './preview/shownScheme.ts';
import { type LayoutSection, themeLayout } from './themeLayout.ts';

/** The sections that are open at first: the others are details. */
const openAtFirst: ReadonlySet<LayoutSection> = new Set(['presets', 'colours']);

/** The look of the form: its settings beside a preview. */
export function DesignScreen() {
  const { design } = usePlaceTexts();
  const [scheme, setScheme] = useState<Scheme>('light');
  const [shown, setShown] = useState<'settings' | 'preview'>('settings');
  return (
    <ShownScheme value={scheme}>
      <div className="design">
        <div className="design__head">
          <DesignNavigation />
          {/* Only where there is no room for both. */}
          <div className="design__switch">
            <Segmented
              hideLabel
              label={design.title}
              value={shown}
              onValueChange={setShown}
              options={[
                { value: 'settings', label: design.look },
                { value: 'preview', label: design.preview.title },
              ]}
            />
          </div>
        </div>
        <div className={classNames('design__columns', `design__columns--${shown}`)}>
          <section className="design__settings" aria-label={design.settings}>
            {themeLayout.map(({ id, settings }) => (
              <details key={id} className="design-section" open={openAtFirst.has(id)}>
                <summary className="design-section__head">
                  <h2 className="design-section__title">{design.sections[id]}</h2>
                  <ChevronDown size={16} aria-hidden />
                </summary>
                <div className="design-section__content">
                  {settings.map((setting) => {
                    const Control = controls[setting];
                    return <Control key={setting} setting={setting} />;
                  })}
                </div>
              </details>
            ))}
          </section>
          <div className="design__preview">
            <PreviewPane scheme={scheme} onSchemeChange={setScheme} />
          </div>
        </div>
      </div>
    </ShownScheme>
  );
}
