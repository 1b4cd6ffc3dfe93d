import './accountFrame.css';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Button } from '#ui/button/button.tsx';
import { Brand } from '../navigation/brand.tsx';
import { useSignOut } from '../navigation/useSignOut.ts';
import { AccountPalette } from '../palette/accountPalette.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** The header of screens outside of an organisation. */
export function AccountHead() {
  const { frame } = useTexts();
  const signOut = useSignOut();
  return (
    <>
      <header className="account-head">
        <Link to="/app">
          <Brand />
        </Link>
        <Button variant="quiet" icon={LogOut} onClick={() => void signOut()}>
          {frame.signOut}
        </Button>
      </header>
      <AccountPalette />
    </>
  );
}
