import { first } from './0001_first.ts';
import { formSettings } from './0002_form_settings.ts';
import { payment } from './0003_payment.ts';
import { submission } from './0004_submission.ts';
import type { Migration } from './migration.ts';

export const migrations: readonly Migration[] = [first, formSettings, payment, submission];
