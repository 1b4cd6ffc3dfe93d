import { useTexts } from '#admin/texts/useTexts.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { Pill } from '#ui/pill/pill.tsx';
import type { ApiResponse } from './callApi.ts';

/** The most characters shown, because a browser takes long to lay out more. */
const most = 20_000;

export function TryResponse({ answer }: { readonly answer: ApiResponse }) {
  const { keys: texts } = useTexts();
  if (!answer.reached)
    return (
      <Notice tone="bad" announce>
        {texts.unreachable}
      </Notice>
    );
  const { status, milliseconds, headers, text } = answer;
  return (
    <div className="keys-answer">
      <div role="status">
        <Pill tone={status < 300 ? 'good' : 'bad'}>{texts.status(status, milliseconds)}</Pill>
      </div>
      <dl className="keys-headers">
        {headers.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region needs keyboard focus */}
      <section className="keys-json" tabIndex={0} aria-label={texts.answer}>
        <pre>{text.slice(0, most)}</pre>
      </section>
      {text.length > most && <p className="keys-faint">{texts.shortened(most)}</p>}
    </div>
  );
}
