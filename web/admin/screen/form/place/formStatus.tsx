import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { Pill } from '#ui/pill/pill.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { usePublished } from './usePublished.ts';

const tones = {
  draft: 'neutral',
  live: 'good',
  changed: 'accent',
  disabled: 'warn',
  scheduled: 'accent',
  closed: 'warn',
  full: 'warn',
  unpayable: 'bad',
} as const;

/** The state of the form in words, with what it means for visitors. */
export function FormStatus({ form }: { readonly form: FormDocument }) {
  const { place } = useLazyTexts(frameTexts);
  const { isChanged } = usePublished(form);
  const state = form.state === 'live' && isChanged ? 'changed' : form.state;
  return (
    <Tooltip text={place.stateAbout[state]}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the explanation is for keyboards too */}
      <span className="place-status" role="status" tabIndex={0}>
        <Pill tone={tones[state]} dot={state === 'changed'}>
          {place.states[state]}
        </Pill>
      </span>
    </Tooltip>
  );
}
