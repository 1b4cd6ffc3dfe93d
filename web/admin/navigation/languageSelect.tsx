import { languages } from 'canvass:languages';
import { Languages } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { Menu } from '../../ui/menu/menu.tsx';
import { useAppearance } from '../appearance/useAppearance.ts';
import { useLanguage } from '../texts/useTexts.ts';

/** The language menu of the screens without a session. */
export function LanguageSelect() {
  const { texts, code, name } = useLanguage();
  const [, change] = useAppearance();
  return (
    <Menu
      align="end"
      trigger={
        <Button variant="quiet" icon={Languages} aria-label={`${texts.frame.language}: ${name}`}>
          {name}
        </Button>
      }
      groups={[
        {
          id: 'languages',
          items: languages.map((each) => ({
            id: each.code,
            label: each.name,
            checked: each.code === code,
            onSelect: () => change({ language: each.code }),
          })),
        },
      ]}
    />
  );
}
