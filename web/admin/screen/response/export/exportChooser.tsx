import { useId, useState } from 'react';
import { useRouteQuery } from '#admin/api/useRouteQuery.ts';
import { useStart } from '#admin/session/useStart.ts';
import { exportTexts } from '#admin/texts/compiled/response/export.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import { useTexts } from '#admin/texts/useTexts.ts';
import {
  type ChoicesShown,
  choicesShown,
  type ExportChoices,
  type ExportFormat,
  exportFormats,
  exportHeaders,
  largeExport,
  scriptLanguages,
  usualChoices,
} from '#contract/app/response/export.ts';
import { writeQuery } from '#contract/app/response/filter.ts';
import { everyResponse } from '#form/query/responseQuery.ts';
import { day } from '#kit/time/durations.ts';
import { Button } from '#ui/button/button.tsx';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Fold } from '#ui/fold/fold.tsx';
import { Form } from '#ui/form/form.tsx';
import type { FormErrorsByName } from '#ui/form/formErrors.ts';
import { RadioGroup } from '#ui/radioGroup/radioGroup.tsx';
import { Select } from '#ui/select/select.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/textField/textField.tsx';
import { timeZoneName, timeZones } from '../../organization/general/timeZones.ts';
import type { ExportDialogProps } from '../slots.ts';
import { ExportProgress } from './exportProgress.tsx';
import { useExport } from './useExport.ts';

/** The formats that have a first line with names; the others always have names. */
const withHeaders: readonly ExportFormat[] = ['csv', 'xlsx'];
const namesAlone = exportHeaders.filter((each) => each !== 'labels');
const aWeek = 7 * day;

interface ExportChooserProps extends ExportDialogProps {
  /** The dialog is closed while this download is under way. */
  readonly onLeave: (run: string) => void;
}

export function ExportChooser({ organization, form, query, open, onClose, onLeave }: ExportChooserProps) {
  const texts = useLazyTexts(exportTexts);
  const { common } = useTexts();
  const id = useId();
  const params = { organization, form };
  const { data } = useRouteQuery('responseExports', params);
  const isFiltered = writeQuery({ ...query, tab: 'live' }) !== '';
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [scope, setScope] = useState(isFiltered || query.tab !== 'live' ? 'view' : 'all');
  const [script, setScript] = useState('');
  const [errors, setErrors] = useState<FormErrorsByName>({});
  const [isDetailed, setDetailed] = useState(false);
  const [background, setBackground] = useState<boolean>();
  const isLarge = (data?.live ?? 0) > largeExport;
  const inBackground = background ?? isLarge;
  const usual = format === 'csv' && script !== '' ? 'codes' : usualChoices[format];
  const running = useExport(params);

  const submit = (values: FormData) => {
    if (values.get('since') === '') return setErrors({ since: texts.sinceMissing });
    const chosen = scope === 'view' ? query : { ...everyResponse, tab: scope === 'test' ? 'test' : 'live' };
    void running.start(
      requestOf(values, { format, usual, query: writeQuery(chosen as typeof query) }),
      inBackground,
    );
  };
  const close = () => {
    if (running.state === 'downloading' && running.run !== undefined) onLeave(running.run);
    onClose();
  };
  const isStarted = running.state !== 'idle';
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || close()}
      title={texts.title}
      closeLabel={common.close}
      actions={
        isStarted ? (
          <Button onClick={close}>{common.close}</Button>
        ) : (
          <>
            <Button variant="primary" type="submit" form={id} busy={running.isBusy}>
              {texts.start}
            </Button>
            <Button onClick={onClose}>{common.cancel}</Button>
          </>
        )
      }
    >
      {isStarted ? (
        <ExportProgress state={running.state} rows={running.rows} params={params} />
      ) : (
        <Form id={id} errors={errors} onSubmit={submit}>
          <Stack>
            <RadioGroup
              name="format"
              label={texts.format}
              columns
              value={format}
              onValueChange={(value) => setFormat(value as ExportFormat)}
              options={exportFormats.map((each) => ({
                value: each,
                label: texts[each],
                description: texts[`${each}Text`],
              }))}
            />
            <RadioGroup
              name="scope"
              label={texts.scope}
              value={scope}
              onValueChange={setScope}
              options={[
                { value: 'view', label: texts.scopeView, description: texts.scopeViewText },
                { value: 'all', label: texts.scopeAll, description: texts.scopeAllText },
                { value: 'since', label: texts.scopeSince, description: texts.scopeSinceText },
                ...((data?.test ?? 0) > 0 ? [{ value: 'test', label: texts.scopeTest }] : []),
              ]}
            />
            {scope === 'since' && (
              <TextField
                name="since"
                type="date"
                label={texts.since}
                required
                defaultValue={new Date(Date.now() - aWeek).toISOString().slice(0, 10)}
              />
            )}
            {format === 'csv' && <ScriptChoice script={script} onChoose={setScript} />}
            {format !== 'files' && (
              <Details format={format} usual={usual} isOpen={isDetailed} onOpenChange={setDetailed} />
            )}
            <BackgroundChoice isLarge={isLarge} isChosen={inBackground} onChoose={setBackground} />
          </Stack>
        </Form>
      )}
    </Dialog>
  );
}

interface Chosen {
  readonly format: ExportFormat;
  readonly usual: ChoicesShown;
  readonly query: string;
}

function requestOf(values: FormData, { format, usual, query }: Chosen): ExportChoices {
  const value = (name: string) => String(values.get(name) ?? '');
  return {
    format,
    zone: value('zone') || 'UTC',
    options: value('options') === 'joined' ? 'joined' : 'columns',
    headers: exportHeaders.find((each) => each === value('headers')) ?? 'labels',
    // The server decides how lists show the usual choice.
    choices: choicesShown.find((each) => each === value('choices') && each !== usual),
    script: scriptLanguages.find((each) => each === value('script')),
    ...(values.has('since') && { since: value('since') }),
    bom: values.has('bom') ? 'yes' : 'no',
    ...(query === '' ? {} : { query }),
  };
}

interface ScriptChoiceProps {
  readonly script: string;
  readonly onChoose: (script: string) => void;
}

/** A program that reads the CSV with its types. */
function ScriptChoice({ script, onChoose }: ScriptChoiceProps) {
  const texts = useLazyTexts(exportTexts);
  return (
    <Select
      name="script"
      label={texts.script}
      description={script === '' ? undefined : texts.scriptText}
      value={script}
      onValueChange={onChoose}
      options={[
        { value: '', label: texts.noScript },
        ...scriptLanguages.map((each) => ({ value: each, label: texts[each] })),
      ]}
    />
  );
}

interface DetailsProps {
  readonly format: ExportFormat;
  /** How the format usually shows choices. */
  readonly usual: ChoicesShown;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** How answers are written; every format has usual settings. */
function Details({ format, usual, isOpen, onOpenChange }: DetailsProps) {
  const texts = useLazyTexts(exportTexts);
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
  const hasHeaders = withHeaders.includes(format);
  return (
    <Fold title={texts.details} open={isOpen} onOpenChange={onOpenChange}>
      <Stack>
        <Select
          name="zone"
          label={texts.zone}
          defaultValue={ownZone}
          options={timeZones(ownZone).map((zone) => ({ value: zone, label: timeZoneName(zone) }))}
        />
        <Select
          key={`choices ${format} ${usual}`}
          name="choices"
          label={texts.choices}
          defaultValue={usual}
          options={choicesShown.map((each) => ({ value: each, label: texts[`${each}Shown`] }))}
        />
        <Select
          name="options"
          label={texts.several}
          options={(['columns', 'joined'] as const).map((each) => ({
            value: each,
            label: texts[each],
          }))}
        />
        <Select
          key={`headers ${hasHeaders}`}
          name="headers"
          label={hasHeaders ? texts.headers : texts.columnNames}
          options={(hasHeaders ? exportHeaders : namesAlone).map((each) => ({
            value: each,
            label: texts[each],
          }))}
        />
        {format === 'csv' && <Checkbox name="bom" label={texts.bom} description={texts.bomText} />}
      </Stack>
    </Fold>
  );
}

interface BackgroundChoiceProps {
  readonly isLarge: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

function BackgroundChoice({ isLarge, isChosen, onChoose }: BackgroundChoiceProps) {
  const texts = useLazyTexts(exportTexts);
  const { mail: sendsMail } = useStart();
  const large = sendsMail ? texts.backgroundLarge : texts.backgroundLargeNoMail;
  const usual = sendsMail ? texts.backgroundText : texts.backgroundTextNoMail;
  return (
    <Checkbox
      name="background"
      label={texts.background}
      description={isLarge ? large : usual}
      checked={isChosen}
      onCheckedChange={onChoose}
    />
  );
}
