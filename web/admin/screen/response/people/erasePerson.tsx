import { useRef, useState } from 'react';
import { repeatBusy } from '#admin/api/repeatBusy.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { maxNamedOfPerson } from '#contract/app/response/limits.ts';
import type { BodyToSend } from '#contract/app/routes.ts';
import { ConfirmDialog } from '#ui/confirmDialog/confirmDialog.tsx';
import { useRefreshResponses } from '../detail/useResponse.ts';
import { addReports, emptyCounts, type Report } from './erasureReport.tsx';
import { type FoundThings, partsOf } from './foundThings.ts';

interface ErasePersonProps {
  readonly text: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly things: FoundThings;
  readonly onErased: (report: Report) => void;
}

/** Erases what was found, after the text was typed again and the identity proved. */
export function ErasePerson({ text, open, onOpenChange, things, onErased }: ErasePersonProps) {
  const { people: texts } = useLazyTexts(manageTexts);
  const { common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const refresh = useRefreshResponses();
  const { mutateAsync, reset } = useRouteMutation('erasePerson');
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly error?: unknown }>({
    isBusy: false,
  });
  const counts = useRef(emptyCounts);
  const { responses, links, mails } = things;
  const erase = async () => {
    setState({ isBusy: true });
    counts.current = emptyCounts;
    const params = { organization };
    const step = async (body: BodyToSend<'erasePerson'>) =>
      add(await repeatBusy(() => mutateAsync({ params, body })));
    try {
      for (const part of partsOf(responses, maxNamedOfPerson)) {
        const named = part.map(({ form, response }) => ({ form, response }));
        await step({ responses: named, links: [], mails: [] });
      }
      for (const part of partsOf(links, maxNamedOfPerson)) {
        const named = part.map(({ form, link }) => ({ form, link }));
        await step({ responses: [], links: named, mails: [] });
      }
      for (const part of partsOf(mails, maxNamedOfPerson))
        await step({ responses: [], links: [], mails: part.map(({ mail }) => mail) });
      finish(true);
    } catch (error) {
      // Something may be gone already, which the report must tell.
      if (counts.current === emptyCounts) setState({ isBusy: false, error });
      else finish(false);
    }
  };
  const add = (more: Report['counts']) => {
    counts.current = addReports(counts.current, more);
  };
  const finish = (isWhole: boolean) => {
    setState({ isBusy: false });
    onOpenChange(false);
    void refresh();
    onErased({ at: new Date(), counts: counts.current, isWhole });
  };
  const files = responses.reduce((sum, each) => sum + each.files, 0);
  const found = [
    responses.length > 0 && texts.found.responses(responses.length),
    files > 0 && texts.found.files(files),
    links.length > 0 && texts.found.links(links.length),
    mails.length > 0 && texts.found.mails(mails.length),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => {
        if (state.isBusy) return;
        reset();
        setState({ isBusy: false });
        onOpenChange(isOpen);
      }}
      title={texts.eraseTitle}
      description={texts.eraseAbout(found)}
      confirmLabel={texts.eraseAction}
      cancelLabel={common.cancel}
      typeToConfirm={{ text, label: texts.typeToErase(text) }}
      busy={state.isBusy}
      error={state.error === undefined ? undefined : problemText(state.error)}
      onConfirm={() => void erase()}
    />
  );
}
