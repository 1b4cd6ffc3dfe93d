import { ApiError } from '#admin/api/apiError.ts';
import { routeUrl } from '#admin/api/callRoute.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { saveFile } from '#ui/saveFile/saveFile.ts';
import { useToast } from '#ui/toast/useToast.ts';

/** Saves the PDF of a response. It is fetched first, so that a problem is told here instead of in a failed download. */
export function useSavePdf(form: string, id: number): () => Promise<void> {
  const { id: organization } = useOrganization();
  const toast = useToast();
  const problemText = useProblemText();
  return async () => {
    try {
      const response = await fetch(routeUrl('responsePdf', { organization, form, response: String(id) }));
      if (!response.ok) throw new ApiError(codeIn(await response.json().catch(() => undefined)));
      const address = URL.createObjectURL(await response.blob());
      saveFile(address, nameIn(response.headers.get('Content-Disposition') ?? ''));
      // The browser has begun to read it by then.
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      const problem = error instanceof ApiError ? error : new ApiError('unreachable');
      toast({ about: 'response-pdf', title: problemText(problem), tone: 'bad' });
    }
  };
}

function codeIn(answer: { readonly error?: { readonly code?: string } } | undefined): string {
  return answer?.error?.code ?? 'unexpected';
}

function nameIn(disposition: string): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename="([^"]+)"/i.exec(disposition) ?? [];
  return encoded === undefined ? (plain ?? 'response.pdf') : decodeURIComponent(encoded);
}
