import { languages } from 'canvass:languages';
import { Section } from '../../../ui/section/section.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useToast } from '../../../ui/toast/useToast.ts';
import { useForesee } from '../../api/useForesee.ts';
import { useProblemText } from '../../api/useProblemText.ts';
import { useSend } from '../../api/useSend.ts';
import { useLook } from '../../look/useLook.ts';
import { useTexts } from '../../texts/useTexts.ts';

/** Changes at once: whoever chose a language by mistake can still see where they did. */
export function LanguageSection({ language }: { readonly language: string | null }) {
  const { account } = useTexts();
  const toast = useToast();
  const problemText = useProblemText();
  const [, changeLook] = useLook();
  const foreseeStart = useForesee('start', {});
  const foreseeAccount = useForesee('account', {});
  const { mutateAsync } = useSend('changeAccount', { renews: ['account', 'start'], inOrder: true });

  const choose = async (code: string) => {
    const chosen = code === '' ? null : code;
    const changing = foreseeStart(
      (start) => ({ ...start, user: start.user && { ...start.user, language: chosen } }),
      foreseeAccount(
        (known) => ({ ...known, language: chosen }),
        mutateAsync({ body: { language: chosen } }),
      ),
    );
    // Also where nobody is signed in: the next one here is most likely the same person.
    changeLook({ language: chosen });
    try {
      await changing;
    } catch (error) {
      toast({ about: 'language', title: problemText(error), tone: 'bad' });
    }
  };
  return (
    <Section title={account.languageTitle} description={account.languageText}>
      <Select
        label={account.languageTitle}
        hideLabel
        value={language ?? ''}
        onValueChange={(code) => void choose(code)}
        options={[
          { value: '', label: account.languageOfBrowser },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </Section>
  );
}
