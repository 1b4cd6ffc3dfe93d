import type { RouteName } from '#contract/app/routes.ts';
import { saveFile } from '#ui/saveFile/saveFile.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTexts } from '../texts/useTexts.ts';
import type { RouteRequest } from './callRoute.ts';
import { useProblemText } from './useProblemText.ts';
import { useRouteMutation } from './useRouteMutation.ts';

/**
 * Starts a download after a small call to `check` has succeeded, because browsers do not show why a download was
 * refused. The browser shows the progress, and a long download survives the page.
 */
export function useDownload<Name extends RouteName>(check: Name) {
  const { mutateAsync, isPending } = useRouteMutation(check);
  const toast = useToast();
  const { common } = useTexts();
  const problemText = useProblemText();
  const download = async (request: RouteRequest<Name>, address: string) => {
    try {
      await mutateAsync(request);
    } catch (error) {
      toast({ about: 'download', title: problemText(error), tone: 'bad' });
      return;
    }
    saveFile(address);
    toast({ about: 'download', title: common.downloadStarted });
  };
  return { download, isBusy: isPending };
}
