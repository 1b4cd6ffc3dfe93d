import { useState } from 'react';
import { Fold } from '../../../../../ui/fold/fold.tsx';
import { lazyPart } from '../../../../lazy/lazyPart.ts';
import { useLazyPart } from '../../../../lazy/useLazyPart.ts';
import { ScreenLoading } from '../../../../status/screenLoading.tsx';
import { manageTexts } from '../../../../texts/compiled/response/manage.ts';
import { useLazyTexts } from '../../../../texts/useLazyTexts.ts';

const runs = lazyPart(async () => (await import('../../../workflow/runs/responseRuns.tsx')).ResponseRuns);

/** The runs of workflows for this response, loaded when somebody asks. */
export function WorkflowRuns({ form, id }: { readonly form: string; readonly id: number }) {
  const { detail: texts } = useLazyTexts(manageTexts);
  const [isOpen, setOpen] = useState(false);
  const ResponseRuns = useLazyPart(runs, isOpen, () => setOpen(false));
  return (
    <section className="response-history">
      <Fold
        title={<h3 className="response-section-title">{texts.workflows}</h3>}
        open={isOpen}
        onOpenChange={setOpen}
      >
        {isOpen &&
          (ResponseRuns === undefined ? <ScreenLoading /> : <ResponseRuns form={form} response={id} />)}
      </Fold>
    </section>
  );
}
