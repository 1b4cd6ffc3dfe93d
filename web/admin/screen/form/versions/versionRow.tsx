import { useQueryClient } from '@tanstack/react-query';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { Button } from '#ui/button/button.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { Time } from '#ui/time/time.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';
import { versionQueryOptions } from '../place/usePublished.ts';
import { restoreDraft } from './restoreDraft.ts';

interface VersionRowProps {
  readonly version: AnswerOf<'formVersions'>['versions'][number];
  readonly isCurrent: boolean;
  readonly onCompare: () => void;
}

export function VersionRow({
  version: { version, published_at, same_as, by },
  isCurrent,
  onCompare,
}: VersionRowProps) {
  const { versions: texts } = useLazyTexts(frameTexts);
  const restore = useRestoreVersion();
  return (
    <li className="versions-row">
      <div className="versions-what">
        <span className="versions-number">{texts.version(version)}</span>
        {same_as !== null && <span className="versions-same">{texts.sameAs(same_as)}</span>}
        {isCurrent && <Pill tone="good">{texts.current}</Pill>}
      </div>
      <span className="versions-when">
        <Time value={published_at} /> <Publisher by={by} />
      </span>
      <div className="versions-actions">
        <Button size="small" aria-label={`${texts.compare}: ${texts.version(version)}`} onClick={onCompare}>
          {texts.compare}
        </Button>
        <Button
          size="small"
          aria-label={`${texts.restore}: ${texts.version(version)}`}
          onClick={() => void restore(version)}
        >
          {texts.restore}
        </Button>
      </div>
    </li>
  );
}

function Publisher({ by }: { readonly by: VersionRowProps['version']['by'] }) {
  const { versions: texts } = useLazyTexts(frameTexts);
  if (by?.kind === 'command_line') return texts.byCommandLine;
  if (by?.kind === 'system') return texts.bySystem;
  return by === null || by.name === '' ? null : <bdi>{texts.publishedBy(by.name)}</bdi>;
}

/** Puts a version into the draft, as a change that can be undone; nothing is published. */
function useRestoreVersion() {
  const { versions: texts } = useLazyTexts(frameTexts);
  const { common } = useTexts();
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const client = useQueryClient();
  const editor = useEditor();
  const toast = useToast();
  const problemText = useProblemText();
  return async (version: number) => {
    try {
      const { definition } = await client.ensureQueryData(
        versionQueryOptions({ organization, form }, version),
      );
      const undo = restoreDraft(editor, definition as FormDefinition);
      const onPress = () => {
        if (undo?.() === false) toast({ about: form, title: texts.changedSince, tone: 'bad' });
      };
      toast({
        about: form,
        title: texts.restored(version),
        ...(undo === undefined ? {} : { action: { label: common.undo, onPress } }),
      });
    } catch (error) {
      toast({ about: form, title: problemText(error), tone: 'bad' });
    }
  };
}
