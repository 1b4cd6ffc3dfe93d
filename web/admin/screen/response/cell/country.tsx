import { flagOf } from '../country/flagOf.ts';
import { nameOfCountry } from '../country/nameOfCountry.ts';

interface CountryProps {
  readonly code: string;
  readonly locale: string;
}

/** The flag, where the system has flags, and the name. */
export function Country({ code, locale }: CountryProps) {
  const flag = flagOf(code);
  return (
    <>
      {flag !== undefined && (
        <span className="cell-flag" aria-hidden="true">
          {flag}
        </span>
      )}
      <span className="cell-text">{nameOfCountry(code, locale)}</span>
    </>
  );
}
