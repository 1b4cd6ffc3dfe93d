import './newForm.css';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { useDocumentTitle } from '#admin/navigation/useDocumentTitle.ts';
import { useOrganization } from '#admin/navigation/useOrganization.ts';
import { NotFoundScreen } from '#admin/status/notFoundScreen.tsx';
import { newTexts } from '#admin/texts/compiled/form/new.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { PageHeader } from '#ui/pageHeader/pageHeader.tsx';
import { Select } from '#ui/select/select.tsx';
import { Tab, Tabs } from '#ui/tabs/tabs.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { mayCreateForms } from '../mayCreateForms.ts';
import { type Choices, emptyChoices, suggestedName } from './choices.ts';
import { formSources } from './formSources.ts';
import { FromFile } from './fromFile.tsx';
import { FromLines } from './fromLines.tsx';
import { FromTemplate } from './fromTemplate.tsx';
import { MailNotSetUp } from './mailNotSetUp.tsx';
import { useCreateForm } from './useCreateForm.ts';

/** Where a new form begins: a template, questions that are typed, or a file. */
export function NewFormScreen() {
  const organization = useOrganization();
  const { newForm: texts, templates } = useLazyTexts(newTexts);
  const { forms } = useTexts();
  const { workspace, from: source = 'template' } = useSearch({ from: '/signed-in/app/o/$organization/new' });
  const [choices, setChoices] = useState<Choices>(emptyChoices);
  const [typedName, setName] = useState<string>();
  const [place, setPosition] = useState(workspace ?? organization.workspaces[0]?.id ?? '');
  const [notify, setNotify] = useState(true);
  const { create, isCreating, problem, faults, reset } = useCreateForm(organization.id);
  const navigate = useNavigate();
  const params = { organization: organization.id };
  useDocumentTitle(texts.title, organization.name);
  if (!mayCreateForms(organization)) return <NotFoundScreen />;
  const suggested = suggestedName(source, choices, { templates, untitled: texts.untitled });
  const name = typedName ?? suggested;
  const submit = async () => {
    // The service reads the whole file, so it knows the name better than the suggestion.
    const written = typedName?.trim() || (source === 'file' ? undefined : suggested);
    const form = await create({ source, choices, name: written, workspace: place, notify });
    if (form !== undefined)
      await navigate({ to: '/app/o/$organization/f/$form', params: { ...params, form } });
  };
  const change = (next: Partial<Choices>) => {
    // The faults of the former choice say nothing about the next.
    reset();
    setChoices((before) => ({ ...before, ...next }));
  };
  return (
    <>
      <PageHeader
        title={texts.title}
        description={texts.about}
        back={
          <Link to="/app/o/$organization" params={params}>
            <ArrowLeft size={16} aria-hidden />
            <span>{forms.title}</span>
          </Link>
        }
        action={
          <Button variant="primary" busy={isCreating} onClick={() => void submit()}>
            {texts.create}
          </Button>
        }
      />
      {problem !== undefined && <CreateProblem problem={problem} faults={faults} />}
      <div className="new-form-names">
        <TextField
          label={texts.name}
          value={name}
          maxLength={200}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {organization.workspaces.length > 1 && (
          <Select
            label={texts.workspace}
            value={place}
            options={organization.workspaces.map((each) => ({ value: each.id, label: each.name }))}
            onValueChange={setPosition}
          />
        )}
      </div>
      <div className="new-form-notify">
        <Checkbox
          label={texts.notify}
          description={texts.notifyHint}
          checked={notify}
          onCheckedChange={setNotify}
        />
        {notify && <MailNotSetUp />}
      </div>
      <SourceTabs source={source} organization={organization.id} workspace={workspace} />
      <div className="new-form-source">
        {source === 'template' && (
          <FromTemplate chosen={choices.template} onChoose={(template) => change({ template })} />
        )}
        {source === 'lines' && (
          <FromLines
            text={choices.lines}
            kinds={choices.kinds}
            onText={(lines) => change({ lines })}
            onKinds={(kinds) => change({ kinds })}
          />
        )}
        {source === 'file' && <FromFile file={choices.file} onFile={(file) => change({ file })} />}
      </div>
    </>
  );
}

type Creation = ReturnType<typeof useCreateForm>;

interface CreateProblemProps extends Pick<Creation, 'faults'> {
  readonly problem: NonNullable<Creation['problem']>;
}

function CreateProblem({ problem, faults }: CreateProblemProps) {
  const { newForm: texts } = useLazyTexts(newTexts);
  return (
    <div className="new-form-problem">
      <Notice tone="bad" announce title={problem}>
        {faults.length > 0 && (
          <ul className="new-form-faults">
            {faults.map(({ line, message }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be the same
              <li key={index}>
                <span className="new-form-line">{texts.line(line)}</span> {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

interface SourceTabsProps {
  readonly source: (typeof formSources)[number];
  readonly organization: string;
  readonly workspace: string | undefined;
}

function SourceTabs({ source, organization, workspace }: SourceTabsProps) {
  const { newForm: texts } = useLazyTexts(newTexts);
  return (
    <Tabs label={texts.startFrom}>
      {formSources.map((each) => (
        <Tab
          key={each}
          current={source === each}
          render={
            <Link
              to="/app/o/$organization/new"
              params={{ organization }}
              search={{ workspace, from: each === 'template' ? undefined : each }}
              activeOptions={{ exact: true, explicitUndefined: true }}
              replace
              resetScroll={false}
            />
          }
        >
          {texts.sources[each]}
        </Tab>
      ))}
    </Tabs>
  );
}
