import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { changeTheme, type ThemeChange } from '#form/edit/theme/changeTheme.ts';
import type { Theme } from '#form/schema/theme.ts';
import { inheritsAccent } from '#form/style/inheritsAccent.ts';
import { type Look, lookOf } from '#render/style/look.ts';
import { type Colours, themed } from '#render/style/tokens.ts';
import type { Editor } from '../editor/editor.ts';
import { useEditor, useEditorState } from '../editor/editorContext.ts';
import type { Setting } from './themeLayout.ts';

const noTheme: Theme = {};

interface ThemeEditor {
  readonly theme: Theme;
  readonly look: Look;
  /** The colours that visitors see: of the light form, or of the dark one if it is always dark. */
  readonly colours: Colours;
  /** Quick changes of one setting, such as typing or dragging, are undone together. */
  readonly change: (change: ThemeChange) => void;
  readonly editor: Editor;
}

/** The theme of the form that is being edited. */
export function useTheme(): ThemeEditor {
  const editor = useEditor();
  const { accent } = useOrganization();
  const theme = useEditorState(({ draft }) => draft.theme) ?? noTheme;
  const look = lookOf(theme);
  const shown = brandedTheme(theme, accent);
  return {
    theme,
    look,
    colours: themed(theme.mode === 'dark' ? look.dark : look.light, shown),
    change: (change) =>
      editor.change((draft) => changeTheme(draft, change), {
        group: `theme.${Object.keys(change).join()}`,
      }),
    editor,
  };
}

/** The theme with the organisation's colour, where the form takes it over. */
export function brandedTheme(theme: Theme, accent: string | null): Theme {
  return accent !== null && inheritsAccent(theme) ? { ...theme, accent } : theme;
}

/** The properties of every control of a setting. */
export interface ControlProps {
  readonly setting: Setting;
}
