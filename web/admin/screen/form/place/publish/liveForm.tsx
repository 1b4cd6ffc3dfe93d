import './liveForm.css';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useCopyLabels } from '#admin/texts/useCopyLabels.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import { classNames } from '#ui/classNames.ts';
import { CopyField } from '#ui/copyField/copyField.tsx';
import { LinkButton } from '#ui/linkButton/linkButton.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { LocalAddressNotice } from '../../../account/localAddressNotice.tsx';
import { Canvas } from '../../canvas/canvas.tsx';
import { currentScheme } from '../../canvas/currentScheme.ts';
import { useBranded } from '../../design/useBranded.ts';
import { useDraft } from '../../editor/editorContext.ts';
import { usePublished } from '../usePublished.ts';
import { ClosedNotice } from './closedNotice.tsx';

interface LiveFormProps {
  readonly form: FormDocument;
  /** Whether it was published a moment ago, and the link is what people want next. */
  readonly isNew: boolean;
}

const kinds = ['svg', 'png'] as const;

/** Wide enough for the form's layout on large screens, narrow enough that its picture can be recognised. */
const pictureWidth = 860;

/** A published form: its picture, and its link to copy and to scan. */
export function LiveForm({ form, isNew }: LiveFormProps) {
  const { place } = useLazyTexts(frameTexts);
  const copyLabels = useCopyLabels();
  const address = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) address.current?.querySelector('button')?.focus();
  }, [isNew]);
  return (
    <div className={classNames('live', isNew && 'live--new')}>
      <Picture form={form} />
      <Stack>
        <ClosedNotice form={form} />
        <div ref={address}>
          <CopyField
            label={place.addressLabel}
            description={place.addressAbout}
            value={form.url}
            {...copyLabels}
          />
        </div>
        <LocalAddressNotice address={form.url} />
        <div className="live-code">
          <img src={`${form.url}/qr.svg`} alt={place.qr(form.name)} width={104} height={104} />
          <div className="live-code-actions">
            {kinds.map((kind) => (
              <LinkButton
                key={kind}
                size="small"
                icon={Download}
                render={
                  <a href={`${form.url}/qr.${kind}?size=1024`} target="_blank" rel="noreferrer" download />
                }
              >
                {place.saveCode[kind]}
              </LinkButton>
            ))}
          </div>
        </div>
      </Stack>
    </div>
  );
}

/** The page as visitors see it. Only a picture, so that neither keys nor readers of the screen meet the form in it. */
function Picture({ form }: { readonly form: FormDocument }) {
  const draft = useDraft();
  const { definition = draft } = usePublished(form);
  const shown = useBranded(definition);
  return (
    <div className="live-picture" aria-hidden inert>
      <Canvas mode="view" draft={shown} scheme={currentScheme()} width={pictureWidth} />
    </div>
  );
}
