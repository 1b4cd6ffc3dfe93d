import { type Control, type SettingsTable, sectionIds } from './control.ts';

/** The controls of a table, section by section. */
export function controlsOf(table: SettingsTable): readonly Control[] {
  return sectionIds.flatMap((id) => table[id] ?? []);
}

/** The settings that controls can change, as paths of the document: `other.price`, `options[].image.source`. */
export function pathsOf(controls: readonly Control[]): string[] {
  return controls.flatMap((control) => {
    const { path } = control;
    switch (control.kind) {
      case 'group':
        return pathsOf(control.controls).map((inner) => `${path}.${inner}`);
      case 'items':
        return pathsOf(control.controls).map((inner) => `${path}[].${inner}`);
      case 'picture':
        return [`${path}.source`, `${path}.alternative`];
      case 'linkButton':
        return [`${path}.label`, `${path}.url`];
      default:
        return [path];
    }
  });
}
