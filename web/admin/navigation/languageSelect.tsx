import { Languages } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { lazyPart } from '../lazy/lazyPart.ts';
import { useLazyPart } from '../lazy/useLazyPart.ts';
import { useLanguage } from '../texts/useTexts.ts';

const languageMenu = lazyPart(async () => (await import('./languageMenu.tsx')).LanguageMenu);

/** The language menu of the screens without a session; few people need it, so the first click loads it. */
export function LanguageSelect() {
  const { texts, name } = useLanguage();
  const [isWanted, setWanted] = useState(false);
  const LanguageMenu = useLazyPart(languageMenu, isWanted, () => setWanted(false));
  if (LanguageMenu !== undefined) return <LanguageMenu />;
  return (
    <Button
      variant="quiet"
      icon={Languages}
      aria-label={`${texts.frame.language}: ${name}`}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
    >
      {name}
    </Button>
  );
}
