import { Link } from '@tanstack/react-router';
import { Tab, Tabs } from '#ui/tabs/tabs.tsx';
import { useOrganization } from '../../navigation/useOrganization.ts';
import { workflowTexts } from '../../texts/compiled/workflow.ts';
import { useLazyTexts } from '../../texts/useLazyTexts.ts';
import { useForm } from '../form/place/useForm.ts';

/** The two views of the tab: workflows, and their history. */
export function WorkflowViews() {
  const { workflows: texts } = useLazyTexts(workflowTexts);
  const { id: organization } = useOrganization();
  const { id: form } = useForm();
  const params = { organization, form };
  const options = { exact: true, includeSearch: false };
  return (
    <Tabs label={texts.views}>
      <Tab
        render={<Link to="/app/o/$organization/f/$form/workflows" params={params} activeOptions={options} />}
      >
        {texts.listView}
      </Tab>
      <Tab
        render={
          <Link to="/app/o/$organization/f/$form/workflows/runs" params={params} activeOptions={options} />
        }
      >
        {texts.runsView}
      </Tab>
    </Tabs>
  );
}
