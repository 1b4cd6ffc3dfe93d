import { Tabs } from '@base-ui/react/tabs';
import { useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Section } from '#ui/section/section.tsx';
import { Select } from '#ui/select/select.tsx';
import type { NewKey } from './key.ts';
import { TryCommand } from './tryCommand.tsx';
import { tryPath } from './tryPath.ts';

/** Example commands for a key, to copy or to run here. */
export function TryIt({ known }: { readonly known: NewKey | undefined }) {
  const { keys: texts } = useTexts();
  const { id: organization } = useOrganization();
  const { data } = useRouteQuery('forms', { organization });
  const [chosen, setChosen] = useState<string>();
  const forms = data?.forms ?? [];
  const form = chosen ?? forms[0]?.id;
  return (
    <Section
      title={texts.tryIt}
      description={texts.tryDescription}
      action={
        <a href="/docs" target="_blank" rel="noreferrer">
          {texts.reference}
        </a>
      }
    >
      <Tabs.Root defaultValue="forms" className="keys-try">
        <Tabs.List className="keys-tabs" aria-label={texts.tabsLabel}>
          {(['forms', 'responses', 'older'] as const).map((tab) => (
            <Tabs.Tab key={tab} value={tab} className="keys-tab">
              {texts.tabs[tab]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="forms" className="keys-panel">
          <TryCommand key={known?.id} path={tryPath('v2.forms')} known={known} />
        </Tabs.Panel>
        <Tabs.Panel value="responses" className="keys-panel">
          {form === undefined ? (
            <p className="keys-faint">{texts.noForms}</p>
          ) : (
            <>
              <Select
                label={texts.form}
                value={form}
                options={forms.map(({ id, name }) => ({ value: id, label: name }))}
                onValueChange={setChosen}
              />
              <TryCommand key={`${form} ${known?.id}`} path={tryPath('v2.responses', form)} known={known} />
            </>
          )}
        </Tabs.Panel>
        <Tabs.Panel value="older" className="keys-panel">
          <TryCommand key={known?.id} path={tryPath('v1.forms')} known={known} />
        </Tabs.Panel>
      </Tabs.Root>
    </Section>
  );
}
