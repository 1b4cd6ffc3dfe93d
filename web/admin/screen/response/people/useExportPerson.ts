import { useState } from 'react';
import { callRoute } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { manageTexts } from '#admin/texts/compiled/response/manage.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { maxNamedOfPerson } from '#contract/app/response/limits.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { type FoundResponse, partsOf } from './foundThings.ts';

/** Puts everything about the chosen responses into one JSON file. */
export function useExportPerson(text: string) {
  const { people: texts } = useLazyTexts(manageTexts);
  const { id: organization, name } = useOrganization();
  const toast = useToast();
  const problemText = useProblemText();
  const [isBusy, setBusy] = useState(false);
  const run = async (chosen: readonly FoundResponse[]) => {
    setBusy(true);
    const about = 'person-export';
    try {
      const responses: unknown[] = [];
      for (const part of partsOf(chosen, maxNamedOfPerson)) {
        let left = part.map(({ form, response }) => ({ form, response }));
        while (left.length > 0) {
          const answer = await callRoute('exportPerson', {
            params: { organization },
            body: { responses: left },
          });
          responses.push(...answer.responses);
          left = answer.left;
        }
      }
      const content = {
        organization: name,
        searched_for: text,
        exported_at: new Date().toISOString(),
        responses,
      };
      saveText(JSON.stringify(content, null, 2), 'person.json');
      toast({ about, title: texts.exported(responses.length), tone: 'good' });
    } catch (error) {
      toast({ about, title: problemText(error), tone: 'bad' });
    } finally {
      setBusy(false);
    }
  };
  return { run, isBusy };
}

function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
