import { useTexts } from '#admin/texts/useTexts.ts';
import { parseUserAgent } from './parseUserAgent.ts';

/** Returns the name of a browser, such as "Firefox on Linux". */
export function useBrowserName(): (agent: string) => string {
  const { account } = useTexts();
  return (agent) => {
    const { browser, system } = parseUserAgent(agent);
    if (browser !== undefined && system !== undefined) return account.agent(browser, system);
    return browser ?? system ?? account.agentUnknown;
  };
}
