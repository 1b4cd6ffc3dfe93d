import type { Command } from 'commander';

type Register = (form: Command) => void;

/** In help order. Lazy imports: `form list` does not load the form checker. */
const commands: Record<string, () => Promise<Register>> = {
  new: async () => (await import('./form/new.ts')).addNew,
  templates: async () => (await import('./form/templates.ts')).addTemplates,
  check: async () => (await import('./form/check.ts')).addCheck,
  simulate: async () => (await import('./form/simulate/simulate.ts')).addSimulate,
  push: async () => (await import('./form/push.ts')).addPush,
  pull: async () => (await import('./form/pull.ts')).addPull,
  preview: async () => (await import('./form/preview/preview.ts')).addPreview,
  watch: async () => (await import('./form/preview/watch.ts')).addWatch,
  diff: async () => (await import('./form/diff.ts')).addDiff,
  publish: async () => (await import('./form/publish.ts')).addPublish,
  enable: async () => (await import('./form/switch.ts')).addEnable,
  disable: async () => (await import('./form/switch.ts')).addDisable,
  versions: async () => (await import('./form/versions.ts')).addVersions,
  qr: async () => (await import('./form/qr.ts')).addQr,
  list: async () => (await import('./form/list.ts')).addList,
  delete: async () => (await import('./form/delete.ts')).addDelete,
  restore: async () => (await import('./form/restore.ts')).addRestore,
  spam: async () => (await import('./form/spam.ts')).addSpam,
  types: async () => (await import('./form/types.ts')).addTypes,
  links: async () => (await import('./form/links.ts')).addLinks,
  visits: async () => (await import('./form/visits.ts')).addVisits,
  password: async () => (await import('./form/password.ts')).addPassword,
};

export async function loadForm(called = process.argv[3] ?? ''): Promise<(program: Command) => void> {
  const wanted = Object.hasOwn(commands, called) ? [called] : Object.keys(commands);
  const registers = await Promise.all(wanted.map((name) => commands[name]?.()));
  return (program) => {
    const form = program.command('form').description('create, change and publish forms, as files or by id');
    for (const register of registers) register?.(form);
  };
}
