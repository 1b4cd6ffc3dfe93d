import { BookOpen, Keyboard, Languages, LogOut, Monitor, Moon, Rows2, Rows4, Sun } from 'lucide-react';
import type { Command } from '#ui/commandPalette/commandPalette.tsx';
import { useAppearance } from '../appearance/useAppearance.ts';
import { useLanguageChange } from '../navigation/useLanguageChange.ts';
import { useSignOut } from '../navigation/useSignOut.ts';
import { languages } from '../texts/compiled/languages.ts';
import { useTexts } from '../texts/useTexts.ts';

/** Commands of every screen: appearance, language, help, signing out. */
export function useAppCommands(onShortcuts: () => void): readonly Command[] {
  const { frame, account } = useTexts();
  const { palette } = frame;
  const { synonyms } = palette;
  const [, change] = useAppearance();
  const changeLanguage = useLanguageChange();
  const signOut = useSignOut();
  const group = palette.actions;
  const themes = [
    ['light', frame.themeLight, Sun],
    ['dark', frame.themeDark, Moon],
    ['system', frame.themeSystem, Monitor],
  ] as const;
  const densities = [
    ['normal', Rows2],
    ['compact', Rows4],
  ] as const;
  return [
    ...themes.map(([theme, label, icon]) => ({
      id: `theme-${theme}`,
      group,
      label,
      hint: frame.theme,
      synonyms: synonyms.look,
      icon,
      run: () => change({ theme }),
    })),
    ...densities.map(([density, icon]) => ({
      id: `density-${density}`,
      group,
      label: account.densities[density],
      hint: account.density,
      synonyms: synonyms.look,
      icon,
      run: () => change({ density }),
    })),
    ...languages.map(({ code, name }) => ({
      id: `language-${code}`,
      group,
      label: name,
      hint: frame.language,
      icon: Languages,
      run: () => void changeLanguage(code),
    })),
    {
      id: 'shortcuts',
      group,
      label: frame.shortcuts,
      synonyms: synonyms.help,
      icon: Keyboard,
      keys: '?',
      run: onShortcuts,
    },
    {
      id: 'documentation',
      group,
      label: frame.documentation,
      synonyms: synonyms.help,
      icon: BookOpen,
      run: () => void window.open('/docs', '_blank', 'noreferrer'),
    },
    { id: 'sign-out', group, label: frame.signOut, icon: LogOut, run: () => void signOut() },
  ];
}
