import type { Command } from 'commander';
import { addCheck } from './form/check.ts';
import { addDelete } from './form/delete.ts';
import { addDiff } from './form/diff.ts';
import { addList } from './form/list.ts';
import { addNew } from './form/new.ts';
import { addPassword } from './form/password.ts';
import { addPublish } from './form/publish.ts';
import { addPull } from './form/pull.ts';
import { addPush } from './form/push.ts';
import { addSwitches } from './form/switch.ts';
import { addTemplates } from './form/templates.ts';
import { addTypes } from './form/types.ts';

export function addForm(program: Command): void {
  const form = program.command('form').description('make, change and publish forms, as files or by id');
  addNew(form);
  addTemplates(form);
  addCheck(form);
  addPush(form);
  addPull(form);
  addDiff(form);
  addPublish(form);
  addSwitches(form);
  addList(form);
  addDelete(form);
  addTypes(form);
  addPassword(form);
}
