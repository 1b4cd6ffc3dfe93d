import { useState } from 'react';
import { ApiError } from '#admin/api/apiError.ts';
import { useOptimisticUpdate } from '#admin/api/useOptimisticUpdate.ts';
import { useProblemText } from '#admin/api/useProblemText.ts';
import { useRouteMutation } from '#admin/api/useRouteMutation.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { largestLogo, logoTypes } from './logoTypes.ts';

const invalidates = ['branding', 'organization', 'start'] as const;

/** Sets or removes the logo, with an undo. */
export function useLogo(logo: string | null) {
  const { branding, common } = useTexts();
  const { id: organization } = useOrganization();
  const problemText = useProblemText();
  const toast = useToast();
  const optimisticUpdate = useOptimisticUpdate('branding', { organization });
  const setting = useRouteMutation('setLogo', { invalidates });
  const removing = useRouteMutation('removeLogo', { invalidates });
  const [problem, setProblem] = useState<string>();

  const upload = async (picture: Blob, done: string) => {
    setProblem(undefined);
    try {
      await setting.mutateAsync({ params: { organization }, body: picture });
      toast({ about: 'logo', title: done, tone: 'good' });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.code === 'image_refused';
      setProblem(isRefused ? branding.logoRefused : problemText(error));
    }
  };

  const set = async (file: File) => {
    if (!logoTypes.includes(file.type)) setProblem(branding.logoNoPicture);
    else if (file.size > largestLogo) setProblem(branding.logoTooLarge(Math.ceil(file.size / 1024)));
    else await upload(file, branding.logoSaved);
  };

  const remove = async () => {
    setProblem(undefined);
    // The undo uploads the old logo again.
    const before = logo === null ? undefined : await pictureAt(logo);
    try {
      await optimisticUpdate(
        (answer) => ({ ...answer, logo: null }),
        removing.mutateAsync({ params: { organization } }),
      );
    } catch (error) {
      toast({ about: 'logo', title: problemText(error), tone: 'bad' });
      return;
    }
    const action =
      before === undefined
        ? undefined
        : { label: common.undo, onPress: () => void upload(before, branding.logoBack) };
    toast({ about: 'logo', title: branding.logoRemoved, tone: 'good', action });
  };

  return { set, remove, isBusy: setting.isPending, problem };
}

async function pictureAt(address: string): Promise<Blob | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? await answer.blob() : undefined;
}
