import { useTexts } from '../../../texts/useTexts.ts';
import { agentWords } from './agentWords.ts';

/** Says which browser it is, as "Firefox on Linux". */
export function useAgentName(): (agent: string) => string {
  const { account } = useTexts();
  return (agent) => {
    const { browser, system } = agentWords(agent);
    if (browser !== undefined && system !== undefined) return account.agent(browser, system);
    return browser ?? system ?? account.agentUnknown;
  };
}
