import { account } from './account/account.ts';
import { forms } from './form/forms.ts';
import { publicTexts } from './language/public/english.ts';
import { mail } from './mail/mail.ts';
import { audit } from './organization/audit.ts';
import { branding } from './organization/branding.ts';
import { data } from './organization/data.ts';
import { invitations } from './organization/invitations.ts';
import { keys } from './organization/keys.ts';
import { members } from './organization/members.ts';
import { organization } from './organization/organization.ts';
import { workspaces } from './organization/workspaces.ts';

/** The English texts, a file for each part of the app; every other language says the same in one file. */
export const english = {
  ...publicTexts,
  account,
  organization,
  members,
  invitations,
  workspaces,
  keys,
  mail,
  branding,
  data,
  audit,
  forms,
};

/** Letters become `string`, so that another language can say it in its own. */
type Said<Value> = Value extends string
  ? string
  : Value extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof Value]: Said<Value[Key]> };

export type Texts = Said<typeof english>;

/** The texts of the screens without a session. */
export type PublicTexts = Said<typeof publicTexts>;
