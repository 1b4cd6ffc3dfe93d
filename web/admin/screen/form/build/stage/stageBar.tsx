import { Link } from '@tanstack/react-router';
import {
  Code,
  Monitor,
  Moon,
  PanelLeft,
  Settings2,
  Smartphone,
  Sun,
  Tablet,
  WandSparkles,
} from 'lucide-react';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { buildTexts } from '#admin/texts/compiled/form/build.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { IconButton } from '#ui/iconButton/iconButton.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { FindingsButton } from '../../findings/findingsButton.tsx';
import { useForm } from '../../place/useForm.ts';

type StageWidth = 'phone' | 'tablet' | 'desktop';

export interface StageState {
  readonly mode: 'edit' | 'view';
  readonly width: StageWidth;
  readonly scheme: 'light' | 'dark';
}

interface StageBarProps {
  readonly stage: StageState;
  readonly onChange: (change: Partial<StageState>) => void;
  /** Opens the left and the right column where they are drawers, while the form is edited. */
  readonly onAdd: (() => void) | undefined;
  readonly onSettings: (() => void) | undefined;
  /** Fills in the form with made-up answers; undefined where that is not possible. */
  readonly onFill: (() => void) | undefined;
}

const widths = { phone: Smartphone, tablet: Tablet, desktop: Monitor } as const;

/** The switches above the form: what it does, how wide it is, light or dark. */
export function StageBar({ stage, onChange, onAdd, onSettings, onFill }: StageBarProps) {
  const { build: texts } = useLazyTexts(buildTexts);
  const { code } = useLazyTexts(frameTexts);
  const organization = useOrganization();
  const form = useForm();
  const { mode, width, scheme } = stage;
  return (
    <div className="stage-bar" role="toolbar" aria-label={texts.toolsLabel}>
      {mode === 'edit' && onAdd !== undefined && (
        <Button icon={PanelLeft} size="small" onClick={onAdd}>
          {texts.add}
        </Button>
      )}
      <fieldset className="switch-group">
        <legend className="ui-hidden">{texts.modeLabel}</legend>
        {(['edit', 'view'] as const).map((each) => (
          <button
            key={each}
            type="button"
            className="switch-choice"
            aria-pressed={mode === each}
            onClick={() => onChange({ mode: each })}
          >
            {texts[each]}
          </button>
        ))}
      </fieldset>
      {mode === 'view' && onFill !== undefined && (
        <Button icon={WandSparkles} size="small" onClick={onFill}>
          {texts.fill}
        </Button>
      )}
      <span className="stage-space" />
      <fieldset className="switch-group stage-widths">
        <legend className="ui-hidden">{texts.widthLabel}</legend>
        {(['phone', 'tablet', 'desktop'] as const).map((each) => {
          const Icon = widths[each];
          return (
            <button
              key={each}
              type="button"
              className="switch-choice"
              aria-pressed={width === each}
              aria-label={texts[each]}
              title={texts[each]}
              onClick={() => onChange({ width: each })}
            >
              <Icon size={16} aria-hidden />
            </button>
          );
        })}
      </fieldset>
      <IconButton
        className="stage-scheme"
        icon={scheme === 'light' ? Moon : Sun}
        label={scheme === 'light' ? texts.dark : texts.light}
        size="small"
        onClick={() => onChange({ scheme: scheme === 'light' ? 'dark' : 'light' })}
      />
      <FindingsButton />
      <LinkButton
        className="stage-code"
        size="small"
        icon={Code}
        render={
          <Link
            to="/app/o/$organization/f/$form/code"
            params={{ organization: organization.id, form: form.id }}
          />
        }
      >
        {code.title}
      </LinkButton>
      {mode === 'edit' && onSettings !== undefined && (
        <Button icon={Settings2} size="small" onClick={onSettings}>
          {texts.settings}
        </Button>
      )}
    </div>
  );
}
