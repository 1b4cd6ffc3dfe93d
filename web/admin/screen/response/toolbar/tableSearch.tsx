import { useRef } from 'react';
import { tableTexts } from '#admin/texts/compiled/response/table.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { SearchField } from '#ui/searchField/searchField.tsx';
import { useShortcuts } from '#ui/shortcuts/useShortcuts.ts';

interface TableSearchProps {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

export function TableSearch(props: TableSearchProps) {
  const texts = useLazyTexts(tableTexts);
  const box = useRef<HTMLDivElement>(null);
  useShortcuts({ '/': () => box.current?.querySelector('input')?.focus() });
  return (
    <div ref={box} className="responses-search">
      <SearchField label={texts.search} clearLabel={texts.clearSearch} keys="/" {...props} />
    </div>
  );
}
