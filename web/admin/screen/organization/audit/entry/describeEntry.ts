import type { Texts } from '#admin/texts/compiled/language/en.ts';
import type { Entry } from './entry.ts';
import { markName } from './markedNames.ts';

/** The sentence of an entry, with its names marked. */
export function describeEntry({ action, actor, target, details }: Entry, texts: Texts['audit']): string {
  const names = {
    user: markName(actor.name),
    command_line: actor.name === '' ? texts.commandLine : texts.withKey(markName(actor.name)),
    system: texts.system,
  };
  return texts.sentences[action]({
    who: names[actor.kind],
    what: target.name === '' ? '' : markName(target.name),
    isNamed: target.name !== '',
    other: otherOf(details),
    isOwn: actor.kind === 'user' && actor.id === target.id,
    part: partOf(details),
    count: typeof details.responses === 'number' ? details.responses : 1,
  });
}

function partOf({ role, given, taken }: Entry['details']): 'role' | 'workspaces' | 'both' {
  const isMoved = given !== undefined || taken !== undefined;
  if (role === undefined) return 'workspaces';
  return isMoved ? 'both' : 'role';
}

function otherOf({ user, from }: Entry['details']): string {
  if (typeof user === 'object' && user !== null && 'name' in user && typeof user.name === 'string')
    return markName(user.name);
  return typeof from === 'string' ? markName(from) : '';
}
