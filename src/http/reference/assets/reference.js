/* The page is complete without this script. It adds: copying, sending a request, and finding one's place. */

const root = document.documentElement.dataset.root ?? '';
const announcement = document.querySelector('.announcement');

for (const figure of document.querySelectorAll('figure.code')) addCopyButton(figure);
for (const form of document.querySelectorAll('form.try')) enable(form);
followScroll();
enableMenu();

function addCopyButton(figure) {
  const code = figure.querySelector('code');
  const caption = figure.querySelector('figcaption');
  const section = figure.closest('section').querySelector('h3').firstChild.textContent;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy: ${section}, ${caption.textContent}`);
  button.addEventListener('click', async () => {
    const copied = await copy(code);
    button.textContent = copied ? 'Copied' : 'Selected';
    announcement.textContent = copied ? 'Copied' : 'Selected. Copy with the keyboard.';
    setTimeout(() => {
      button.textContent = 'Copy';
      announcement.textContent = '';
    }, 2000);
  });
  caption.append(button);
}

/** The clipboard needs https or localhost; elsewhere the text is selected for the reader to copy. */
async function copy(element) {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection().selectAllChildren(element);
    return false;
  }
}

function enable(form) {
  form.hidden = false;
  const key = form.querySelector('input.key');
  const show = form.querySelector('button.show');
  // One key for the whole page, and only in its fields: nothing is written anywhere.
  key.addEventListener('input', () => {
    for (const other of document.querySelectorAll('form.try input.key')) other.value = key.value;
  });
  show.addEventListener('click', () => {
    const shown = key.type === 'password';
    key.type = shown ? 'text' : 'password';
    show.textContent = shown ? 'Hide' : 'Show';
    show.setAttribute('aria-label', shown ? 'Hide key' : 'Show key');
    show.setAttribute('aria-pressed', String(shown));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(form);
  });
}

async function send(form) {
  const id = form.querySelector('[data-in="path"]');
  if (id !== null && id.value.trim() === '') {
    id.setAttribute('aria-invalid', 'true');
    report(form, 'bad', 'Enter an id, then send.');
    id.focus();
    return;
  }
  id?.removeAttribute('aria-invalid');
  const button = form.querySelector('.send');
  button.setAttribute('aria-disabled', 'true');
  report(form, 'waiting', 'Sending…');
  const started = performance.now();
  try {
    // Without credentials a browser does not open its own dialog on 401.
    const options = { headers: authorization(form), credentials: 'omit', cache: 'no-store' };
    const answer = await fetch(addressOf(form), options);
    const body = await readBody(answer);
    const time = Math.round(performance.now() - started);
    const kind = answer.ok ? 'good' : 'bad';
    report(form, kind, `${answer.status} ${answer.statusText} · ${time} ms`, answer.headers, body);
  } catch {
    report(form, 'bad', 'No answer. Check that the service runs and that you are online.');
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

function addressOf(form) {
  let path = form.dataset.path;
  const query = new URLSearchParams();
  for (const input of form.querySelectorAll('[data-in]')) {
    const value = input.value.trim();
    if (input.dataset.in === 'path') path = path.replace(`{${input.name}}`, encodeURIComponent(value));
    else if (value !== '') query.set(input.name, value);
  }
  return root + path + (query.size > 0 ? `?${query}` : '');
}

function authorization(form) {
  const key = form.querySelector('input.key').value.trim();
  if (key === '') return {};
  const bytes = new TextEncoder().encode(`${key}:`);
  return { Authorization: `Basic ${btoa(String.fromCharCode(...bytes))}` };
}

/** JSON is indented, other text is shown as it is, and of bytes only the number. */
async function readBody(answer) {
  const type = answer.headers.get('content-type') ?? '';
  if (/^application\/json/.test(type)) {
    const text = await answer.text();
    try {
      return JSON.stringify(JSON.parse(text), null, 2);
    } catch {
      return text;
    }
  }
  if (/^text\//.test(type)) return answer.text();
  return `${(await answer.blob()).size} bytes of ${type || 'unknown type'}`;
}

/** Inserts the service's output as text, never as markup. */
function report(form, kind, outcome, headers, body) {
  const result = form.querySelector('.result');
  result.hidden = false;
  result.dataset.kind = kind;
  form.querySelector('.outcome').textContent = outcome;
  const lines = headers === undefined ? [] : [...headers].map(([name, value]) => `${name}: ${value}`);
  form.querySelector('.answer-headers').textContent = lines.join('\n');
  form.querySelector('.result details').hidden = headers === undefined;
  const place = form.querySelector('.answer-body');
  place.textContent = body ?? '';
  place.hidden = body === undefined;
}

function followScroll() {
  const links = new Map();
  for (const link of document.querySelectorAll('nav a')) links.set(link.hash.slice(1), link);
  const sections = [...document.querySelectorAll('main section[id]')];
  let current;
  const mark = () => {
    const line = innerHeight / 4;
    const passed = sections.filter((section) => section.getBoundingClientRect().top <= line);
    const atEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    const link = links.get((atEnd ? sections : passed).at(-1)?.id);
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'true');
    current = link;
    if (link !== undefined) keepInView(link);
  };
  let waiting = false;
  const later = () => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => {
      waiting = false;
      mark();
    });
  };
  addEventListener('scroll', later, { passive: true });
  addEventListener('resize', later);
  mark();
}

/** Scrolls the list alone; `scrollIntoView` would move the page as well. */
function keepInView(link) {
  const list = document.querySelector('nav');
  const above = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (above < 0 || above > list.clientHeight - 40) list.scrollTop += above - list.clientHeight / 2;
}

function enableMenu() {
  const button = document.querySelector('.menu');
  const list = document.querySelector('nav');
  button.hidden = false;
  document.documentElement.classList.add('scripted');
  const set = (open) => button.setAttribute('aria-expanded', String(open));
  button.addEventListener('click', () => set(button.getAttribute('aria-expanded') === 'false'));
  list.addEventListener('click', (event) => {
    if (event.target.closest('a') !== null) set(false);
  });
  addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') === 'false') return;
    set(false);
    button.focus();
  });
}
