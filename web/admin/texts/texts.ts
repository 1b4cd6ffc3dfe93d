import { account } from './account.ts';
import { audit } from './audit.ts';
import { branding } from './branding.ts';
import { common } from './common.ts';
import { data } from './data.ts';
import { forms } from './forms.ts';
import { frame } from './frame.ts';
import { keys } from './keys.ts';
import { mail } from './mail.ts';
import { organization } from './organization.ts';
import { people } from './people.ts';
import { problems } from './problems.ts';
import { signIn } from './signIn.ts';
import { workspaces } from './workspaces.ts';

/** The English texts, a file for each part of the app; every other language says the same in one file. */
export const english = {
  common,
  frame,
  problems,
  signIn,
  account,
  organization,
  people,
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
