import type { ConnectionProvider } from '#contract/app/workflow/connections.ts';
import type { ConnectionTest } from './connectionTest.ts';
import { testDiscord } from './discord.ts';
import { testGoogleSheets } from './googleSheets.ts';
import { testHubspot } from './hubspot.ts';
import { testMailchimp } from './mailchimp.ts';
import { testSlack } from './slack.ts';
import { testTeams } from './teams.ts';
import { testZendesk } from './zendesk.ts';

export const connectionTests: { readonly [Provider in ConnectionProvider]: ConnectionTest<Provider> } = {
  slack: testSlack,
  discord: testDiscord,
  teams: testTeams,
  google_sheets: testGoogleSheets,
  hubspot: testHubspot,
  mailchimp: testMailchimp,
  zendesk: testZendesk,
};
