import './accountFrame.css';
import { Link } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import { Button } from '../../ui/button/button.tsx';
import { useTexts } from '../texts/useTexts.ts';
import { AccountPalette } from './accountPalette.tsx';
import { Brand } from './brand.tsx';
import { useSignOut } from './useSignOut.ts';

/** Above what belongs to a person and to no organisation. */
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
