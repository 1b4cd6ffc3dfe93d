import { createContext, useContext } from 'react';
import type { Finding } from '#form/check/findings.ts';
import { isObject } from '#kit/isObject.ts';
import type { Settings } from '../table/control.ts';
import { settingAt, withSetting } from './settingAt.ts';

/** The thing that a panel, or a part of it, changes: a field, a page, the form, one option. */
export interface Subject {
  readonly settings: Settings;
  /**
   * Stores a value; `undefined` removes the key. Returns what the schema has against it, and changes nothing then.
   * Changes of the same `typing`, the path of the control in which somebody types, are undone together.
   */
  readonly set: (path: string, value: unknown, typing?: string) => string | undefined;
  /** The checker's sentence about a setting or its parts. */
  readonly findingAt: (path: string) => string | undefined;
}

export const SubjectContext = createContext<Subject | undefined>(undefined);

export function useSubject(): Subject {
  const subject = useContext(SubjectContext);
  if (subject === undefined) throw new Error('a control needs something to control');
  return subject;
}

/** One setting of the subject. */
export function useSetting(path: string) {
  const { settings, set, findingAt } = useSubject();
  return {
    settings,
    value: settingAt(settings, path),
    set: (value: unknown, by?: 'typing') => set(path, value, by === undefined ? undefined : path),
    finding: findingAt(path),
  };
}

/** A part of a subject as a subject of its own, such as `other`. */
export function partOf(whole: Subject, path: string): Subject {
  const held = settingAt(whole.settings, path);
  const settings = isObject(held) ? held : {};
  return {
    settings,
    set: (inner, value, typing) =>
      whole.set(path, withSetting(settings, inner, value), typing && `${path}.${typing}`),
    findingAt: (inner) => whole.findingAt(`${path}.${inner}`),
  };
}

/** An item of a list as a subject of its own. */
export function itemOf(whole: Subject, path: string, items: readonly Settings[], index: number): Subject {
  const settings = items[index] ?? {};
  return {
    settings,
    set: (inner, value, typing) =>
      whole.set(
        path,
        items.with(index, withSetting(settings, inner, value)),
        typing && `${path}[${index}].${typing}`,
      ),
    findingAt: (inner) => whole.findingAt(`${path}[${index}].${inner}`),
  };
}

/** A finding whose path is inside the part. */
export type PartFinding = Pick<Finding, 'path' | 'message' | 'code'>;

/** The message of the first finding about a path or a part of it. */
export function findingAbout(
  findings: readonly PartFinding[],
  path: string,
  withoutEffect: string,
): string | undefined {
  const about = findings.find(
    (found) => found.path === path || found.path.startsWith(`${path}.`) || found.path.startsWith(`${path}[`),
  );
  // The checker names other settings by their keys there, which people do not see here.
  return about?.code === 'setting_unused' ? withoutEffect : about?.message;
}
