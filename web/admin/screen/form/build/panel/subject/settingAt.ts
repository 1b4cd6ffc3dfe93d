import { isObject } from '#kit/isObject.ts';
import type { Settings } from '../table/control.ts';

/** The value of a setting: `settingAt(settings, 'resume.link')`. */
export function settingAt(settings: Settings, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => (isObject(part) ? part[key] : undefined), settings);
}

/**
 * The settings with another value at a path; `undefined` removes the key, and parts that have no keys left. Returns the
 * same object where nothing changes.
 */
export function withSetting(settings: Settings, path: string, value: unknown): Settings {
  const [key = '', ...rest] = path.split('.');
  const held = settings[key];
  const inner =
    rest.length === 0 ? value : emptied(withSetting(isObject(held) ? held : {}, rest.join('.'), value));
  if (inner === held) return settings;
  if (inner !== undefined) return { ...settings, [key]: inner };
  const { [key]: _, ...others } = settings;
  return others;
}

function emptied(settings: Settings): Settings | undefined {
  return Object.keys(settings).length === 0 ? undefined : settings;
}
