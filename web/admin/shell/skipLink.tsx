import { useTexts } from '../texts/useTexts.ts';

/** Leads keyboard users past the navigation. */
export function SkipLink() {
  const { frame } = useTexts();
  return (
    <a className="ui-skip" href="#main">
      {frame.skip}
    </a>
  );
}
