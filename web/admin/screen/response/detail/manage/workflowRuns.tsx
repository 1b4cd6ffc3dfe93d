import { useState } from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { useLazyPart } from '#admin/lazy/useLazyPart.ts';
import { ScreenLoading } from '#admin/status/screenLoading.tsx';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { Fold } from '#ui/fold/fold.tsx';

const runs = lazyPart(
  async () => (await import('#admin/screen/workflow/runs/responseRuns.tsx')).ResponseRuns,
);

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
