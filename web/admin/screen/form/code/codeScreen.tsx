import './code.css';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPart } from '#admin/lazy/lazyPart.ts';
import { frameTexts } from '#admin/texts/compiled/form/frame.ts';
import { useLazyTexts } from '#admin/texts/useLazyTexts.ts';
import type { CodeMark } from '#form/schema/code/readDraftCode.ts';
import type { FormSettings } from '#form/schema/settings.ts';
import { Button } from '#ui/button/button.tsx';
import { useEditor } from '../editor/editorContext.ts';
import { useForm } from '../place/useForm.ts';
import { startCodeService } from './codeService.ts';
import { type CodeState, type CodeSync, codeSync, firstText } from './codeSync.ts';
import type { YamlView } from './yamlView.ts';

const yamlView = lazyPart(async () => (await import('./yamlView.ts')).createYamlView);

/** The draft as text, which is another way to change it. */
export function CodeScreen() {
  const { code } = useLazyTexts(frameTexts);
  const { host, view, sync, state, isFailed, retry } = useCode(code.label);
  const marks = state?.marks ?? [];
  return (
    <section className="code" aria-labelledby="code-title">
      <header className="code-head">
        <div>
          <h2 id="code-title" className="code-title">
            {code.title}
          </h2>
          <p className="code-intro">{code.intro}</p>
        </div>
        <p className="code-state" role="status">
          {view === undefined && !isFailed && code.loading}
          {state !== undefined && (
            <span className={state.isApplied ? 'code-good' : 'code-bad'}>
              {state.isApplied ? (
                <CircleCheck size={16} aria-hidden />
              ) : (
                <CircleAlert size={16} aria-hidden />
              )}
              {state.isApplied ? code.valid : code.invalid}
            </span>
          )}
        </p>
        {state?.isApplied === false && (
          <Button size="small" onClick={() => sync?.discard()}>
            {code.discard}
          </Button>
        )}
      </header>
      {isFailed && (
        <p className="code-failed">
          {code.failed}{' '}
          <Button size="small" onClick={retry}>
            {code.retry}
          </Button>
        </p>
      )}
      {state !== undefined && state.leftOut.length > 0 && (
        <p className="code-intro">{code.leftOut(state.leftOut.join(', '))}</p>
      )}
      <div ref={host} className="code-editor" hidden={isFailed} />
      {marks.length > 0 && <Marks marks={marks} view={view} />}
    </section>
  );
}

/** The text editor, kept in step with the draft. */
function useCode(label: string) {
  const editor = useEditor();
  // The contract leaves the settings open; they are those of the form language.
  const settings = useForm().settings as FormSettings;
  const host = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<YamlView>();
  const [sync, setSync] = useState<CodeSync>();
  const [state, setState] = useState<CodeState>();
  const [attempt, setAttempt] = useState(0);
  const [isFailed, setFailed] = useState(false);
  const begin = useEffectEvent(
    async (service: ReturnType<typeof startCodeService>, isGone: () => boolean) => {
      const [create, { text, draft }] = await Promise.all([yamlView.load(), firstText(editor, service)]);
      if (isGone() || host.current === null) return undefined;
      let own: CodeSync | undefined;
      const made = create({
        host: host.current,
        text,
        label,
        onChange: () => own?.typed(),
        onBlur: () => own?.endBurst(),
        // A text that is not in the draft yet is what is undone first.
        undo: () => own?.discard() === true || editor.undo(),
        redo: () => editor.redo(),
        complete: (source, offset) => service.run('complete', { text: source, offset }),
      });
      own = codeSync({
        editor,
        service,
        settings,
        draft,
        text: made.text,
        setText: made.setText,
        onState: (next) => {
          setState(next);
          made.setMarks(next.marks);
        },
      });
      setView(made);
      setSync(own);
      return { made, own };
    },
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts anew
  useEffect(() => {
    let isGone = false;
    const service = startCodeService();
    const begun = begin(service, () => isGone);
    begun.catch(() => !isGone && setFailed(true));
    return () => {
      isGone = true;
      service.stop();
      void begun.then(
        (parts) => {
          parts?.own.stop();
          parts?.made.destroy();
        },
        () => undefined,
      );
      setView(undefined);
      setState(undefined);
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((count) => count + 1);
  }, []);
  return { host, view, sync, state, isFailed, retry };
}

function Marks({
  marks,
  view,
}: {
  readonly marks: readonly CodeMark[];
  readonly view: YamlView | undefined;
}) {
  const { code } = useLazyTexts(frameTexts);
  const lineOf = (offset: number) => {
    const doc = view?.view.state.doc;
    return doc === undefined ? 1 : doc.lineAt(Math.min(offset, doc.length)).number;
  };
  return (
    <section aria-label={code.problems} className="code-marks">
      <ul>
        {marks.map(({ offset, severity, message }) => {
          const Icon = severity === 'error' ? CircleAlert : TriangleAlert;
          return (
            <li key={`${offset} ${message}`}>
              <button
                type="button"
                className={`code-mark code-mark--${severity}`}
                onClick={() => view?.goTo(offset)}
              >
                <Icon size={16} aria-hidden />
                <span className="code-line">{code.line(lineOf(offset))}</span>
                <span>{message}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
