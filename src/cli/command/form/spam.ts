import type { Command } from 'commander';
import { addSpamDelete, addSpamRelease } from './spam/decide.ts';
import { addSpamList } from './spam/list.ts';
import { addSpamShow } from './spam/show.ts';

export function addSpam(form: Command): void {
  const spam = form.command('spam').description('review quarantined submissions (suspected spam)');
  addSpamList(spam);
  addSpamShow(spam);
  addSpamRelease(spam);
  addSpamDelete(spam);
}
