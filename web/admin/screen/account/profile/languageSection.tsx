import { useLanguageChange } from '#admin/navigation/useLanguageChange.ts';
import { languages } from '#admin/texts/compiled/languages.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Section } from '#ui/section/section.tsx';
import { Select } from '#ui/select/select.tsx';

/** Applies at once, so that a wrong choice can be undone on the same screen. */
export function LanguageSection({ language }: { readonly language: string | null }) {
  const { account } = useTexts();
  const change = useLanguageChange();
  return (
    <Section title={account.languageTitle} description={account.languageText}>
      <Select
        label={account.languageTitle}
        hideLabel
        value={language ?? ''}
        onValueChange={(code) => void change(code === '' ? null : code)}
        options={[
          { value: '', label: account.languageOfBrowser },
          ...languages.map(({ code, name }) => ({ value: code, label: name })),
        ]}
      />
    </Section>
  );
}
