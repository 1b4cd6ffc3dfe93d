import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Languages } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { useAppearance } from '../appearance/useAppearance.ts';
import { languages } from '../texts/compiled/languages.ts';
import { useLanguage } from '../texts/useTexts.ts';

/** The languages of the app; opens when it is mounted. */
export function LanguageMenu() {
  const { texts, code, name, direction } = useLanguage();
  const [, change] = useAppearance();
  return (
    <DirectionProvider direction={direction}>
      <Menu
        align="end"
        defaultOpen
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
    </DirectionProvider>
  );
}
