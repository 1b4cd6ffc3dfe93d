import type { RouteName } from '#contract/app/routes.ts';
import { saveFile } from '../../ui/saveFile/saveFile.ts';
import { useToast } from '../../ui/toast/useToast.ts';
import type { RouteRequest } from './callRoute.ts';
import { useProblemText } from './useProblemText.ts';
import { useRouteMutation } from './useRouteMutation.ts';

/**
 * Lets the browser save what is at an address, once a small call to `check` has shown that the service would give it:
 * of a download that is refused, a browser tells nobody why. The browser itself shows how far it is, and a long one
 * survives the page.
 */
export function useDownload<Name extends RouteName>(check: Name) {
  const { mutateAsync, isPending } = useRouteMutation(check);
  const toast = useToast();
  const problemText = useProblemText();
  const download = async (request: RouteRequest<Name>, address: string) => {
    try {
      await mutateAsync(request);
    } catch (error) {
      toast({ about: 'download', title: problemText(error), tone: 'bad' });
      return;
    }
    saveFile(address);
  };
  return { download, isBusy: isPending };
}
