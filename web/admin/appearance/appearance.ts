/** The appearance settings of this device. */
export interface Appearance {
  readonly theme: 'system' | 'light' | 'dark';
  readonly density: 'normal' | 'compact';
  /** Null follows the account, or the browser while signed out. */
  readonly language: string | null;
}

const key = 'canvass-look';
const standard: Appearance = { theme: 'system', density: 'normal', language: null };

/** Validates the stored settings: anything may have written to the storage. */
export function readAppearance(): Appearance {
  try {
    const stored: Partial<Record<keyof Appearance, unknown>> = JSON.parse(localStorage.getItem(key) ?? '{}');
    return {
      theme: stored.theme === 'light' || stored.theme === 'dark' ? stored.theme : standard.theme,
      density: stored.density === 'compact' ? stored.density : standard.density,
      language: typeof stored.language === 'string' ? stored.language : null,
    };
  } catch {
    return standard;
  }
}

export function saveAppearance(appearance: Appearance): void {
  try {
    localStorage.setItem(key, JSON.stringify(appearance));
  } catch {
    // Without storage, the setting lasts until the page is left.
  }
  applyAppearance(appearance);
}

export function applyAppearance({ theme, density }: Appearance): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.density = density;
}
