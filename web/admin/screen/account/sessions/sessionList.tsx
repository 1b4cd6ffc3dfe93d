import '../profile/accountList.css';
import { Laptop, Smartphone } from 'lucide-react';
import { useTexts } from '#admin/texts/useTexts.ts';
import type { AnswerOf } from '#contract/app/routes.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import { TimeSentence } from '../profile/timeSentence.tsx';
import { parseUserAgent } from './parseUserAgent.ts';
import { useBrowserName } from './useBrowserName.ts';

interface SessionListProps {
  readonly sessions: AnswerOf<'sessions'>['sessions'];
  readonly onEnd: (id: string, agent: string) => void;
  readonly onSignOut: () => void;
}

export function SessionList({ sessions, onEnd, onSignOut }: SessionListProps) {
  const { account, frame } = useTexts();
  const agentName = useBrowserName();
  return (
    <>
      <Card padding="none">
        <ul className="account-list">
          {sessions.map(({ id, agent, current, method, seen_at: seen, created_at: began }) => (
            <li key={id} className="account-list-row">
              <DeviceIcon agent={agent} />
              <div className="account-list-words">
                <span className="account-list-name">
                  {agentName(agent)}
                  {current && <Pill tone="accent">{account.thisBrowser}</Pill>}
                </span>
                <span className="account-list-more">
                  <TimeSentence value={seen} say={account.sessionSeen} />
                  <TimeSentence value={began} format="date" say={account.began[method]} />
                </span>
              </div>
              {current ? (
                <Button onClick={onSignOut}>{frame.signOut}</Button>
              ) : (
                <Button aria-label={account.endSessionOf(agentName(agent))} onClick={() => onEnd(id, agent)}>
                  {account.endSession}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </Card>
      {sessions.length === 1 && <p className="account-list-more">{account.onlyThis}</p>}
    </>
  );
}

function DeviceIcon({ agent }: { readonly agent: string }) {
  const { system } = parseUserAgent(agent);
  const Icon = system === 'Android' || system === 'iPhone' ? Smartphone : Laptop;
  return <Icon className="account-list-icon" size={20} aria-hidden />;
}
