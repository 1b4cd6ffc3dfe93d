import type { PlaceTexts } from '../placeTexts.ts';

export const code: PlaceTexts['code'] = {
  title: 'Code',
  intro:
    'Derselbe Entwurf als Text. Änderungen hier und in den anderen Bereichen haben einen gemeinsamen Verlauf.',
  label: 'Das Formular als YAML',
  loading: 'Der Editor wird geöffnet',
  valid: 'Alles hier steht im Entwurf.',
  invalid: 'Noch nicht im Entwurf: Berichtigen Sie die markierten Zeilen. Bis dahin geht nichts verloren.',
  leftOut: (keys) => `Bleiben, wie sie sind, weil sie nicht zum Entwurf gehören: ${keys}.`,
  discard: 'Zurück zum Entwurf',
  line: (line) => `Zeile ${line}`,
  problems: 'Probleme im Text',
  failed: 'Der Editor ließ sich nicht öffnen.',
  retry: 'Erneut versuchen',
};
