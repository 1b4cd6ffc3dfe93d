import './fullScreenStatus.css';
import type { ReactNode } from 'react';
import { Brand } from '../navigation/brand.tsx';

/** A screen without a frame. */
export function WholeScreen({ children }: { readonly children: ReactNode }) {
  return (
    <div className="whole">
      <header>
        <Brand />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
