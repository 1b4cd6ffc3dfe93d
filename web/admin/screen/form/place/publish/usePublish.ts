import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { FormDocument } from '#contract/app/form/formDocument.ts';
import type { FormDefinition } from '#form/definition/document.ts';
import { withoutPlaceholders } from '#form/edit/fields/placeholders.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useEditor } from '../../editor/editorContext.ts';
import { versionQueryOptions } from '../usePublished.ts';
import { withOtherDraft } from './withOtherDraft.ts';

/** A version that was published here, and the one that visitors saw before it. */
interface Publication {
  readonly form: string;
  readonly version: number;
  readonly before: number | null;
}

/** Stores the draft, publishes it, and offers to take that back. */
export function usePublish(form: FormDocument) {
  const { id: organization } = useOrganization();
  const { publishing } = useLazyTexts(frameTexts).place;
  const { common } = useTexts();
  const editor = useEditor();
  const client = useQueryClient();
  const toast = useToast();
  const problemText = useProblemText();
  const [isPublishing, setPublishing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [latest, setLatest] = useState<Publication>();
  const params = { organization, form: form.id };

  const refetch = () =>
    Promise.all(
      (['form', 'forms', 'formVersions', 'workflowHealth'] as const).map((route) =>
        client.invalidateQueries({ queryKey: [route] }),
      ),
    );
  const send = async (insteadOf?: number) => {
    // Options that nobody has written are not published. An older version is published as it was.
    if (insteadOf === undefined) editor.change(withoutPlaceholders);
    const revision = await editor.flush();
    const body = { revision, ...(insteadOf === undefined ? {} : { instead_of: insteadOf }) };
    const { version } = await callRoute('publishForm', { params, body });
    await refetch();
    return version;
  };

  /** Publishes the version before once more, unless somebody has published since, and leaves the draft as it is. */
  const undo = async ({ version, before }: Publication) => {
    setLatest(undefined);
    try {
      if (before === null) {
        await callRoute('changeForm', { params, body: { enabled: false } });
        await refetch();
        toast({ about: form.id, title: publishing.undoneFirst(form.name) });
        return;
      }
      const { definition } = await client.ensureQueryData(versionQueryOptions(params, before));
      await withOtherDraft(editor, definition as FormDefinition, () => send(version));
      toast({ about: form.id, title: publishing.undone(before) });
    } catch (error) {
      toast({ about: form.id, title: problemText(error), tone: 'bad' });
    }
  };

  /** Returns what was published; undefined if that failed. Of the first publication the dialog tells, of others a toast. */
  const publish = async (): Promise<Publication | undefined> => {
    setPublishing(true);
    setProblem(undefined);
    try {
      const before = form.published_version;
      const publication = { form: form.id, before, version: await send() };
      setLatest(publication);
      if (before !== null)
        toast({
          about: form.id,
          title: publishing.doneAgain(publication.version),
          tone: 'good',
          action: { label: common.undo, onPress: () => void undo(publication) },
        });
      return publication;
    } catch (error) {
      setProblem(problemText(error));
      return undefined;
    } finally {
      setPublishing(false);
    }
  };
  // Not once somebody has published another version since, or has switched the form off.
  const isLatest =
    latest?.form === form.id && latest.version === form.published_version && form.state !== 'disabled';
  return {
    publish,
    isPublishing,
    problem,
    reset: () => setProblem(undefined),
    /** Takes back the latest publication of this visit; undefined if there is none. */
    undo: isLatest ? async () => await undo(latest) : undefined,
  };
}
